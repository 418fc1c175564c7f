#include "cli/svg.hpp"

#include <array>
#include <cmath>
#include <sstream>

#include "games/game.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

// A number with at most three decimals.
struct Number {
  double value;
  friend std::ostream& operator<<(std::ostream& out, Number number) {
    const double rounded = std::round(number.value * 1000) / 1000;
    return out << (rounded == 0 ? 0 : rounded);
  }
};

std::string_view ink_of(Side side) {
  return side == Side::first ? "first" : "second";
}

std::string name_of(int row, int column) {
  return to_text(CellName{row, column});
}

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char c : text) {
    if (c == '&' || c == '<' || c == '>' || c == '"')
      safe.append("&#").append(std::to_string(static_cast<int>(c))).append(";");
    else
      safe += c;
  }
  return safe;
}

std::string style_of(std::string_view colour) {
  const bool blue_first = colour == "blue";
  std::ostringstream css;
  const auto ink = [&](std::string_view name, std::string_view value) {
    css << ".i-" << name << "{fill:" << value << "}.s-" << name << "{stroke:" << value << "}";
  };
  css << "text{font-family:system-ui,sans-serif;font-weight:500}";
  ink("frame", "#fffefb");
  ink("channel", "#cbc3b5");
  ink("tile", "#fffdf8");
  ink("wall", "#1b212b");
  ink("label", "#66615a");
  ink("edge", "#ffffff");
  ink("soft-first", blue_first ? "#b9d3fb" : "#fbc4c1");
  ink("soft-second", blue_first ? "#fbc8af" : "#b9d3fb");
  ink("first", blue_first ? "#1f66d6" : "#c9252d");
  ink("second", blue_first ? "#d4501a" : "#1f5fd0");
  return css.str();
}

// The picture without the document around it.
struct Body {
  double left;
  double top;
  double width;
  double height;
  std::string attributes;
  std::string marks;
};

Body walled_squares(const Picture& picture) {
  const int size = picture.size;
  const double margin = size > 9 ? 0.5 : 0.42;
  const double type = size > 9 ? 0.25 : 0.22;
  const double near = (margin - 0.15) / 2 - margin;
  const double all = size + 2 * margin;
  std::ostringstream labels;
  std::ostringstream tiles;
  std::ostringstream walls;
  std::array<std::ostringstream, 2> pawns;
  for (int i = 0; i < size; ++i)
    labels << "<text x=\"" << Number{i + 0.5} << "\" y=\"" << Number{near + type * 0.36} << "\">"
           << static_cast<char>('a' + i) << "</text><text x=\"" << Number{near} << "\" y=\""
           << Number{i + 0.5 + type * 0.36} << "\">" << i + 1 << "</text>";
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      const auto& cell = picture.at(row, column);
      tiles << "<rect x=\"" << Number{column + 0.045} << "\" y=\"" << Number{row + 0.045}
            << "\" width=\".91\" height=\".91\" rx=\".09\"/>";
      if (cell.wall_right) walls << "M" << column + 1 << " " << row << "v1";
      if (cell.wall_below) walls << "M" << column << " " << row + 1 << "h1";
      const Number x{column + 0.5};
      const Number y{row + 0.5};
      if (cell.owner == Side::first)
        for (const auto* radius : {".32", ".13"})
          pawns[0] << "<circle cx=\"" << x << "\" cy=\"" << y << "\" r=\"" << radius << "\"/>";
      if (cell.owner == Side::second)
        pawns[1] << "<path d=\"M" << x << " " << Number{row + 0.11}
                 << "l.39 .39-.39 .39-.39-.39z\"/><path d=\"M" << x << " " << Number{row + 0.34}
                 << "l.16 .16-.16 .16-.16-.16z\"/>";
    }
  std::ostringstream marks;
  marks << "<rect class=\"i-frame\" x=\"" << Number{-margin} << "\" y=\"" << Number{-margin} << "\" width=\""
        << Number{all} << "\" height=\"" << Number{all} << "\" rx=\".22\"/><g class=\"i-label\" font-size=\""
        << Number{type} << "\" text-anchor=\"middle\">" << labels.str()
        << "</g><rect class=\"i-channel\" width=\"" << size << "\" height=\"" << size
        << "\"/><g class=\"i-tile\">" << tiles.str()
        << "</g><rect class=\"s-wall\" x=\"-.05\" y=\"-.05\" width=\"" << Number{size + 0.1} << "\" height=\""
        << Number{size + 0.1} << "\" rx=\".1\" fill=\"none\"/><path class=\"s-wall\" d=\"" << walls.str()
        << "\"/>";
  for (const Side side : {Side::first, Side::second})
    marks << "<g class=\"i-" << ink_of(side) << " s-edge\" stroke-width=\".05\">"
          << pawns[static_cast<std::size_t>(index(side))].str() << "</g>";
  return {-margin, -margin, all, all, "stroke-width=\".15\" stroke-linecap=\"round\"", marks.str()};
}

// The cell that a coordinate beyond the edge of a torus stands for.
int wrapped(int at, int size) {
  return (at % size + size) % size;
}

Body torus_of_squares(const Picture& picture) {
  const int size = picture.size;
  constexpr double frame = 0.44;
  constexpr double edge = frame + 0.74;
  const double width = size + 2 * edge;
  std::ostringstream tiles;
  std::ostringstream tokens;
  std::ostringstream names;
  const auto name = [&](double x, double y, const std::string& text) {
    names << "<text x=\"" << Number{x} << "\" y=\"" << Number{y + 0.09} << "\">" << text << "</text>";
  };
  for (int row = -1; row <= size; ++row) {
    for (int column = -1; column <= size; ++column) {
      const double x = edge + column;
      const double y = edge + row;
      tiles << "<rect x=\"" << Number{x + 0.03} << "\" y=\"" << Number{y + 0.03}
            << "\" width=\".94\" height=\".94\" rx=\".1\"/>";
      const auto owner = picture.at(wrapped(row, size), wrapped(column, size)).owner;
      if (!owner) continue;
      tokens << "<rect class=\"i-" << ink_of(*owner) << "\" x=\"" << Number{x + 0.07} << "\" y=\""
             << Number{y + 0.07} << "\" width=\".86\" height=\".86\" rx=\".14\"/>";
      if (*owner == Side::first)
        tokens << "<circle class=\"s-edge\" fill=\"none\" cx=\"" << Number{x + 0.5} << "\" cy=\""
               << Number{y + 0.5} << "\" r=\".17\"/>";
      else
        tokens << "<path class=\"i-edge s-edge\" d=\"M" << Number{x + 0.5} << " " << Number{y + 0.27}
               << "l.23 .23-.23 .23-.23-.23z\"/>";
    }
    if (row < 0 || row == size) continue;
    for (const double at : {frame / 2, width - frame / 2}) {
      name(edge + row + 0.5, at, std::string(1, static_cast<char>('a' + row)));
      name(at, edge + row + 0.5, std::to_string(row + 1));
    }
  }
  const double rest = width - frame;
  const double inner = width - edge;
  std::ostringstream marks;
  marks << "<rect class=\"i-frame\" width=\"" << Number{width} << "\" height=\"" << Number{width}
        << "\" rx=\".22\"/><g class=\"i-tile s-channel\" stroke-width=\".02\">" << tiles.str() << "</g>"
        << tokens.str() << "<path class=\"i-frame\" opacity=\".62\" d=\"M" << Number{frame} << " "
        << Number{frame} << "H" << Number{rest} << "V" << Number{rest} << "H" << Number{frame} << "zM"
        << Number{edge} << " " << Number{edge} << "V" << Number{inner} << "H" << Number{inner} << "V"
        << Number{edge} << "z\"/><rect class=\"s-frame\" fill=\"none\" stroke-width=\"" << Number{frame}
        << "\" x=\"" << Number{frame / 2} << "\" y=\"" << Number{frame / 2} << "\" width=\"" << Number{rest}
        << "\" height=\"" << Number{rest}
        << "\"/><rect class=\"s-label\" fill=\"none\" stroke-width=\".05\" x=\"" << Number{edge} << "\" y=\""
        << Number{edge} << "\" width=\"" << size << "\" height=\"" << size
        << "\" rx=\".06\"/><g class=\"i-label\" font-size=\".25\">" << names.str() << "</g>";
  return {0, 0, width, width, "stroke-width=\".06\" text-anchor=\"middle\"", marks.str()};
}

void put_stack(std::ostream& out, const Picture::Cell& cell, double x, double y) {
  constexpr double lift = 0.05;
  const auto ink = ink_of(*cell.owner);
  double at = y;
  for (int level = 0; level < cell.power; ++level) {
    at = y + lift * ((cell.power - 1) / 2.0 - level);
    const bool top = level + 1 == cell.power;
    out << (*cell.owner == Side::first ? "<circle class=\"i-" : "<path class=\"i-") << (top ? "" : "soft-")
        << ink << " s-" << (top ? "edge" : ink) << "\" ";
    if (*cell.owner == Side::first)
      out << "cx=\"" << Number{x} << "\" cy=\"" << Number{at} << "\" r=\".335\"/>";
    else
      out << "d=\"M" << Number{x} << " " << Number{at - 0.4} << "l.42 .4-.42 .4-.42-.4z\"/>";
  }
  out << "<text class=\"i-edge\" font-size=\".36\" font-weight=\"700\" x=\"" << Number{x} << "\" y=\""
      << Number{at + 0.13} << "\">" << cell.power << "</text>";
}

Body torus_of_hexagons(const Picture& picture) {
  const int size = picture.size;
  constexpr double radius = 0.5774;  // of a hexagon that is 1 high
  constexpr double pitch = 0.866;
  constexpr double left = 1.657;
  constexpr double top = 1.24;
  constexpr int ring = 2;
  const double width = 2 * left + (size - 1) * pitch + 0.001;
  const double height = size + 2 * top - 0.5;
  std::ostringstream tiles;
  std::ostringstream veil;
  std::ostringstream names;
  std::ostringstream stacks;
  for (int i = -ring; i < size + ring; ++i)
    for (int j = -ring; j < size + ring; ++j) {
      const int odd = i & 1;
      const double x = left + i * pitch;
      const double y = top + j + odd / 2.0;
      if (y < -0.5 || y > height + 0.52) continue;
      const int row = wrapped((i - odd) / 2 - j, size);
      const int column = wrapped((i + odd) / 2 + j, size);
      const bool inside = i >= 0 && i < size && j >= 0 && j < size;
      const auto hexagon = [&](std::ostream& out, double scale) {
        const Number slope{radius / 2 * scale};
        const Number half{scale / 2};
        const Number side{radius * scale};
        out << "M" << Number{x - radius * scale} << " " << Number{y} << "l" << slope << "-" << half << "h"
            << side << "l" << slope << " " << half << "-" << slope << " " << half << "h-" << side << "z";
      };
      hexagon(tiles, 0.95);
      if (!inside) hexagon(veil, 1.01);
      const auto& cell = picture.at(row, column);
      if (inside) {
        names << "<text x=\"" << Number{cell.owner ? x - 0.27 : x} << "\" y=\""
              << Number{y + (cell.owner ? 0.407 : 0.072)} << "\" font-size=\""
              << Number{cell.owner ? 0.13 : 0.2} << "\">" << name_of(row, column) << "</text>";
      }
      if (cell.owner) put_stack(stacks, cell, x, y);
    }
  std::ostringstream marks;
  marks << "<rect class=\"i-frame\" width=\"" << Number{width} << "\" height=\"" << Number{height}
        << "\" rx=\".22\"/><path class=\"i-tile s-channel\" stroke-width=\".02\" d=\"" << tiles.str()
        << "\"/><g class=\"i-label\">" << names.str() << "</g>" << stacks.str()
        << "<path class=\"i-frame\" opacity=\".62\" d=\"" << veil.str() << "\"/>";
  return {
      0,          0, width, height, "stroke-width=\".03\" stroke-linejoin=\"round\" text-anchor=\"middle\"",
      marks.str()};
}

Body body_of(const Picture& picture) {
  switch (picture.grid) {
    case Picture::Grid::walled_squares: return walled_squares(picture);
    case Picture::Grid::torus_of_squares: return torus_of_squares(picture);
    case Picture::Grid::torus_of_hexagons: break;
  }
  return torus_of_hexagons(picture);
}

}  // namespace

std::string to_svg(const Picture& picture, const std::string& title) {
  constexpr int pixels = 640;
  const Body body = body_of(picture);
  std::ostringstream svg;
  svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" << Number{body.left} << " "
      << Number{body.top} << " " << Number{body.width} << " " << Number{body.height} << "\" width=\""
      << pixels << "\" height=\"" << std::lround(pixels * body.height / body.width) << "\" "
      << body.attributes << "><title>" << escaped(title) << "</title><style>"
      << style_of(picture.players[0].colour) << "</style>" << body.marks << "</svg>\n";
  return svg.str();
}

}  // namespace arena::cli
