project = 'A course'
html_theme = 'alabaster'
