"""Makes the fonts of printed documents from Vazirmatn: they look the same, but copied text is what was printed.

    python3 make_copyable.py path/to/Vazirmatn_400Regular.ttf Vazirmatn-Regular.ttf

Needs fonttools (tested with 4.38). The reasons and the alternatives are in docs/decisions/0046. It changes two things.

1. Lam and alef, one glyph in Vazirmatn, become two that look the same together: readers reverse the text of a line
   glyph by glyph, and the two letters of one glyph stay in the wrong order.
2. Each position of a vowel mark above or below a letter gets a glyph of its own, which is drawn without moving the
   pen: readers take moved marks for separate words, lines or columns.
"""

import sys

from fontTools.otlLib.builder import buildAnchor, buildCoverage
from fontTools.pens.pointInsidePen import PointInsidePen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables as ot
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

# The letters of Arabic and Sorani, and their vowel marks.
LETTERS = [*range(0x0621, 0x064B), 0x0671, *map(ord, "پچژڤگکیەۆێڕڵھ")]
MARKS = [*range(0x064B, 0x0653), 0x0670]

SINGLE, LIGATURE, IN_CONTEXT = 1, 4, 6  # kinds of substitutions
LETTER, MARK = 1, 3  # classes of glyphs
RIGHT_TO_LEFT = 1  # flag of the rules for Arabic

# Positions of marks are rounded to this many of 2,048 parts of the font's size, a seventh of a millimetre at most.
STEP = 64


def rules_of(lookup):
    return [getattr(rule, "ExtSubTable", rule) for rule in lookup.SubTable]


def covering(font, glyphs):
    return buildCoverage(list(glyphs), font.getReverseGlyphMap())


def add_glyph(font, name, glyph, advance, kind):
    font["glyf"][name] = glyph
    font.setGlyphOrder(font["glyf"].glyphOrder)
    font.getReverseGlyphMap(rebuild=True)
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, glyph.xMin)
    font["GDEF"].table.GlyphClassDef.classDefs[name] = kind


def moved(glyph_name, dx, dy):
    """Returns another glyph moved by an offset."""
    part = GlyphComponent()
    part.glyphName, part.x, part.y, part.flags = glyph_name, dx, dy, 0x0002 | 0x0004
    glyph = Glyph()
    glyph.numberOfContours, glyph.components = -1, [part]
    return glyph


def sliver_inside(font, whole, width):
    """Returns a line of ink inside the ink of `whole`: readers leave out glyphs that draw nothing."""
    glyphs = font.getGlyphSet()
    thickness, step = 12, 10

    def inked(x, y):
        pen = PointInsidePen(glyphs, (x, y))
        glyphs[whole].draw(pen)
        return pen.getResult()

    longest = (0, 0, 0)
    for x in range(0, width - thickness, step):
        low = None
        for y in range(0, 1510, step):
            if inked(x, y) and inked(x + thickness, y):
                low = y if low is None else low
                longest = max(longest, (y - low, x, low))
            else:
                low = None
    height, x, low = longest
    pen = TTGlyphPen(None)
    pen.moveTo((x, low))
    pen.lineTo((x, low + height))
    pen.lineTo((x + thickness, low + height))
    pen.lineTo((x + thickness, low))
    pen.closePath()
    return pen.glyph()


def add_substitution(font, mapping, flags):
    """Adds a rule that replaces single glyphs when another rule calls it; returns its number."""
    rule = ot.SingleSubst()
    rule.mapping = dict(mapping)
    lookup = ot.Lookup()
    lookup.LookupType, lookup.LookupFlag = SINGLE, flags
    lookup.SubTable, lookup.SubTableCount = [rule], 1
    font["GSUB"].table.LookupList.Lookup.append(lookup)
    return len(font["GSUB"].table.LookupList.Lookup) - 1


def in_context(font, before, glyphs, substitution):
    """Returns a rule that applies a substitution to each of `glyphs` in a row, after `before`, the nearest first."""
    rule = ot.ChainContextSubst()
    rule.Format = 3
    rule.BacktrackCoverage = [covering(font, each) for each in before]
    rule.InputCoverage = [covering(font, each) for each in glyphs]
    rule.LookAheadCoverage, rule.SubstLookupRecord = [], []
    for place in range(len(glyphs)):
        record = ot.SubstLookupRecord()
        record.SequenceIndex, record.LookupListIndex = place, substitution
        rule.SubstLookupRecord.append(record)
    return rule


def part_lam_and_alef(font):
    """Replaces each glyph of a lam and an alef by two. Returns by the whole: the halves, and where the second ends."""
    halves = {}
    for lookup in list(font["GSUB"].table.LookupList.Lookup):
        if lookup.LookupType != LIGATURE:
            continue
        [ligatures] = [rule.ligatures for rule in rules_of(lookup)]
        # The name of God is one glyph of four letters; drawn letter by letter it is as legible.
        ligatures["uni0627"] = [each for each in ligatures.get("uni0627", []) if each.LigGlyph != "uniFDF2"]
        if "uniFEDF" not in ligatures:
            continue
        parted = []
        for lam, of_lam in ligatures.items():
            for ligature in of_lam:
                whole, [alef] = ligature.LigGlyph, ligature.Component
                advance = font["hmtx"][whole][0]
                left = advance // 2
                first, second = f"{whole}.lam", f"{whole}.alef"
                add_glyph(font, first, moved(whole, -left, 0), advance - left, LETTER)
                add_glyph(font, second, sliver_inside(font, whole, left), left, LETTER)
                halves[whole] = (first, second, left)
                substitution = add_substitution(font, {lam: first, alef: second}, lookup.LookupFlag)
                parted.append(in_context(font, [], [[lam], [alef]], substitution))
        lookup.LookupType, lookup.SubTable, lookup.SubTableCount = IN_CONTEXT, parted, len(parted)
    return halves


def treat_halves_as_wholes(font, halves):
    """Moves the kerning and the marks of the whole to the halves."""

    def also(coverage, half):
        added = [parts[half] for whole, parts in halves.items() if whole in coverage.glyphs]
        coverage.glyphs = covering(font, [*coverage.glyphs, *added]).glyphs

    for lookup in [*font["GSUB"].table.LookupList.Lookup, *font["GPOS"].table.LookupList.Lookup]:
        for rule in rules_of(lookup):
            kind = type(rule).__name__
            if kind in ("ChainContextSubst", "ChainContextPos") and rule.Format == 3:
                for coverage in rule.LookAheadCoverage + rule.InputCoverage:
                    also(coverage, 0)
                for coverage in rule.BacktrackCoverage:
                    also(coverage, 1)
            elif kind == "SinglePos" and rule.Format == 1:
                also(rule.Coverage, 0)
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for extension in lookup.SubTable:
            if getattr(extension, "ExtensionLookupType", None) == 5:  # marks on ligatures, which are letters now
                extension.ExtensionLookupType, extension.ExtSubTable = 4, marks_on_halves(font, halves, extension.ExtSubTable)


def marks_on_halves(font, halves, rule):
    anchors = {}
    for whole, attach in zip(rule.LigatureCoverage.glyphs, rule.LigatureArray.LigatureAttach):
        first, second, left = halves[whole]
        [of_lam], [of_alef] = [record.LigatureAnchor for record in attach.ComponentRecord]
        anchors[first] = buildAnchor(of_lam.XCoordinate - left, of_lam.YCoordinate)
        anchors[second] = buildAnchor(of_alef.XCoordinate, of_alef.YCoordinate)
    on_letters = ot.MarkBasePos()
    on_letters.Format, on_letters.ClassCount = 1, rule.ClassCount
    on_letters.MarkCoverage, on_letters.MarkArray = rule.MarkCoverage, rule.MarkArray
    on_letters.BaseCoverage, on_letters.BaseArray = covering(font, anchors), ot.BaseArray()
    on_letters.BaseArray.BaseRecord = []
    for glyph in on_letters.BaseCoverage.glyphs:
        record = ot.BaseRecord()
        record.BaseAnchor = [anchors[glyph]]
        on_letters.BaseArray.BaseRecord.append(record)
    on_letters.BaseArray.BaseCount = len(anchors)
    return on_letters


def forms_of(font, characters):
    """Returns the glyphs of characters in all positions of a word, and the glyphs of two of them together."""
    named = font.getBestCmap()
    forms = {named[character] for character in characters if character in named}
    while True:
        found = set()
        for lookup in font["GSUB"].table.LookupList.Lookup:
            for rule in rules_of(lookup):
                if lookup.LookupType == SINGLE:
                    found |= {after for before, after in rule.mapping.items() if before in forms}
                elif lookup.LookupType == LIGATURE:
                    for first, ligatures in rule.ligatures.items():
                        found |= {each.LigGlyph for each in ligatures if {first, *each.Component} <= forms}
        if found <= forms:
            return forms
        forms |= found


def put_marks_in_place(font):
    letters, marks = forms_of(font, LETTERS), forms_of(font, MARKS)
    places = []  # letters with equal positions of marks, and the moved glyph of each mark
    placed = {}  # the moved marks: the original glyph, and the offset
    on_letters = [
        rule
        for lookup in font["GPOS"].table.LookupList.Lookup
        for rule in rules_of(lookup)
        if type(rule).__name__ == "MarkBasePos" and lookup.LookupFlag & RIGHT_TO_LEFT
    ]
    for rule in on_letters:
        spots = {}
        for letter, record in zip(rule.BaseCoverage.glyphs, rule.BaseArray.BaseRecord):
            if letter in letters:
                [anchor] = record.BaseAnchor
                spot = tuple(round(value / STEP) * STEP for value in (anchor.XCoordinate, anchor.YCoordinate))
                record.BaseAnchor = [buildAnchor(*spot)]
                spots.setdefault(spot, []).append(letter)
        anchors = {mark: record.MarkAnchor for mark, record in zip(rule.MarkCoverage.glyphs, rule.MarkArray.MarkRecord)}
        own = {mark: anchor for mark, anchor in anchors.items() if mark in marks}
        for spot, its_letters in sorted(spots.items()):
            mapping = {}
            for mark, anchor in own.items():
                dx, dy = spot[0] - anchor.XCoordinate, spot[1] - anchor.YCoordinate
                name = f"{mark}.at{dx}.{dy}"
                if name not in placed:
                    add_glyph(font, name, moved(mark, dx, dy), 0, MARK)
                    placed[name] = (mark, dx, dy)
                mapping[mark], anchors[name] = name, buildAnchor(*spot)
            if mapping:
                places.append((its_letters, mapping))
        rule.MarkCoverage, rule.MarkArray = covering(font, anchors), ot.MarkArray()
        rule.MarkArray.MarkRecord = []
        for mark in rule.MarkCoverage.glyphs:
            record = ot.MarkRecord()
            record.Class, record.MarkAnchor = 0, anchors[mark]
            rule.MarkArray.MarkRecord.append(record)
        rule.MarkArray.MarkCount = len(anchors)
    place_marks_on_moved(font, placed)
    choose_by_letter(font, places, marks | set(placed))


def place_marks_on_moved(font, placed):
    """Positions a second mark on a moved mark as on the original one."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for rule in rules_of(lookup):
            if type(rule).__name__ != "MarkMarkPos" or not lookup.LookupFlag & RIGHT_TO_LEFT:
                continue
            anchors = {mark: record.Mark2Anchor[0] for mark, record in zip(rule.Mark2Coverage.glyphs, rule.Mark2Array.Mark2Record)}
            for name, (mark, dx, dy) in placed.items():
                if anchors.get(mark):
                    anchors[name] = buildAnchor(anchors[mark].XCoordinate + dx, anchors[mark].YCoordinate + dy)
            rule.Mark2Coverage = covering(font, anchors)
            rule.Mark2Array.Mark2Record = []
            for mark in rule.Mark2Coverage.glyphs:
                record = ot.Mark2Record()
                record.Mark2Anchor = [anchors[mark]]
                rule.Mark2Array.Mark2Record.append(record)
            rule.Mark2Array.Mark2Count = len(anchors)


def choose_by_letter(font, places, all_marks):
    """Replaces marks by those of the preceding letter; runs last, when every letter has its form."""
    gsub = font["GSUB"].table
    choices = []
    for letters, mapping in places:
        substitution = add_substitution(font, mapping, 0)
        elsewhere = sorted(all_marks - set(mapping) - set(mapping.values()))
        # Directly after the letter, or after a mark on its other side.
        for before in ([letters], [elsewhere, letters]):
            choices.append(in_context(font, before, [list(mapping)], substitution))
    lookup = ot.Lookup()
    lookup.LookupType, lookup.LookupFlag = IN_CONTEXT, 0
    lookup.SubTable, lookup.SubTableCount = choices, len(choices)
    gsub.LookupList.Lookup.append(lookup)
    gsub.LookupList.LookupCount = len(gsub.LookupList.Lookup)
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "liga":
            record.Feature.LookupListIndex.append(gsub.LookupList.LookupCount - 1)
            record.Feature.LookupCount = len(record.Feature.LookupListIndex)


def main(original, result):
    # The date of the original font is kept, so that the bytes are the same each time.
    font = TTFont(original, recalcTimestamp=False)
    treat_halves_as_wholes(font, part_lam_and_alef(font))
    put_marks_in_place(font)
    font["post"].formatType = 3  # without the names of glyphs, which nothing reads
    font.save(result)


if __name__ == "__main__":
    main(*sys.argv[1:])
