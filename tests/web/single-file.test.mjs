// A game as one file: what is packed into it comes out again, and choices cannot break the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { singleFile } from '../../web/js/embed/single-file.js';

const parts = {
  html: '<!DOCTYPE html>\n<html lang="en">\n<title>x</title>\n<style>/*style*/</style>\n<script id="packed">/*packed*/</script>',
  script: 'main $& $1',
  style: 'assets/page.css',
  files: { 'wasm/engine.wasm': 'assets/engine-1.wasm', 'js/words/lang/en.json': 'assets/en-1.json' },
};
const site = {
  'assets/page.css': 'p{color:red}',
  'assets/engine-1.wasm': '\0asm\xff\n',
  'assets/en-1.json': '{"a":"b"}',
};
const read = async (name) => Buffer.from(site[name], 'latin1');
const made = (choices) => singleFile(parts, read, { title: 'A game', address: '?game=x', ...choices });

test('every file is in it, byte for byte, listed in the first line', async () => {
  const html = await made({});
  const packed = gunzipSync(Buffer.from(/id="packed">([^<]*)</.exec(html)[1], 'base64'));
  const end = packed.indexOf(10);
  let at = end + 1;
  const files = JSON.parse(packed.subarray(0, end)).map(([name, type, length]) => {
    at += length;
    return [name, type, packed.subarray(at - length, at).toString('latin1')];
  });
  assert.deepEqual(files, [
    ['main.js', 'text/javascript', 'main $& $1'],
    ['wasm/engine.wasm', 'application/wasm', site['assets/engine-1.wasm']],
    ['js/words/lang/en.json', 'application/json', site['assets/en-1.json']],
  ]);
  assert.equal(at, packed.length);
  assert.match(html, /<style>p\{color:red\}/);
});

test('the address, the title and the site stay inside their places', async () => {
  const html = await made({
    title: 'A "quoted" <title> $&',
    address: '?a="b"&c=<d>#v1.$1',
    site: 'https://example.org/a"b/',
    language: 'fr',
  });
  assert.match(html, /<html lang="fr" data-address="\?a=&quot;b&quot;&amp;c=&lt;d&gt;#v1\.\$1">/);
  assert.match(html, /<title>A &quot;quoted&quot; &lt;title&gt; \$&amp;<\/title>/);
  assert.match(html, /<base href="https:\/\/example\.org\/a%22b\/embed\/">/);
});

test('without a site there is no way to a full page', async () => {
  const html = await made({});
  assert.doesNotMatch(html, /<base/);
  assert.match(html, /\.controls>a\{display:none\}/);
});
