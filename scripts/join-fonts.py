"""Puts the glyphs of one variable font into another, in place: `python3 join-fonts.py base.woff2 giver.woff2`.

Both are subsets of the same face with the same axes, as `fonts.mjs` makes them. Needs the Debian packages
python3-fonttools and python3-brotli; no npm package joins variable fonts.
"""

import sys

from fontTools.ttLib import TTFont

base_path, giver_path = sys.argv[1:]
base, giver = TTFont(base_path), TTFont(giver_path)

for table in ('head', 'fvar'):
    if table not in base or table not in giver:
        sys.exit(f'{base_path} or {giver_path} has no table {table}')
axes = [[(a.axisTag, a.minValue, a.defaultValue, a.maxValue) for a in font['fvar'].axes] for font in (base, giver)]
if axes[0] != axes[1] or base['avar'].segments != giver['avar'].segments:
    sys.exit('The two vary in different ways')
if base['head'].unitsPerEm != giver['head'].unitsPerEm:
    sys.exit('The two are drawn on different grids')

# Read whole before anything is added: tables that are read later would be measured by the new number of glyphs.
base.ensureDecompiled()
giver.ensureDecompiled()
order = list(base.getGlyphOrder())
named = {}


def take(glyph):
    """The name in the base of a glyph of the giver, which comes with those it is made of."""
    if glyph not in named:
        named[glyph] = f'given{len(named)}'
        order.append(named[glyph])
        drawn = giver['glyf'][glyph]
        for part in drawn.components if drawn.isComposite() else []:
            part.glyphName = take(part.glyphName)
    return named[glyph]


for code, glyph in sorted(giver.getBestCmap().items()):
    for table in base['cmap'].tables:
        if table.isUnicode():
            table.cmap.setdefault(code, take(glyph))

base.setGlyphOrder(order)
for glyph, name in named.items():
    base['glyf'].glyphs[name] = giver['glyf'][glyph]
    base['hmtx'].metrics[name] = giver['hmtx'].metrics[glyph]
    base['gvar'].variations[name] = giver['gvar'].variations.get(glyph, [])
base['glyf'].glyphOrder = order
base['maxp'].numGlyphs = len(order)
# How widths vary is in gvar too; a map of widths would have to be built anew.
del base['HVAR']
base.flavor = 'woff2'
base.save(base_path)
