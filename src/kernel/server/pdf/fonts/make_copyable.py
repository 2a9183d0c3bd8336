"""Makes the fonts of our papers out of Vazirmatn: the same to look at, but what is copied is what was written.

    python3 make_copyable.py path/to/Vazirmatn_400Regular.ttf Vazirmatn-Regular.ttf

Needs fonttools (tried with 4.38). Why, and what else was considered: docs/decisions/0046. It does two things.

1. Lam and alef, one glyph in Vazirmatn, become two that look like it together: readers turn the text of a line
   round glyph by glyph, and a glyph that stands for two letters keeps these two as they were, the wrong way round.
2. A vowel mark above or below a letter stands at its place already, as a glyph of its own for each such place, and
   is drawn without moving the pen: readers take marks that were moved for words, lines or columns of their own.
"""

import sys

from fontTools.otlLib.builder import buildAnchor, buildCoverage
from fontTools.pens.pointInsidePen import PointInsidePen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables as ot
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

# The letters of Arabic and Sorani, and the marks that people write on them.
LETTERS = [*range(0x0621, 0x064B), 0x0671, *map(ord, "پچژڤگکیەۆێڕڵھ")]
MARKS = [*range(0x064B, 0x0653), 0x0670]

SINGLE, LIGATURE, IN_CONTEXT = 1, 4, 6  # kinds of substitutions
LETTER, MARK = 1, 3  # classes of glyphs
RIGHT_TO_LEFT = 1  # flag of the rules for Arabic

# Places of marks are rounded to this many of 2,048 parts of the font's size, a seventh of a millimetre at most.
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
    """A glyph that is another one at another place."""
    part = GlyphComponent()
    part.glyphName, part.x, part.y, part.flags = glyph_name, dx, dy, 0x0002 | 0x0004
    glyph = Glyph()
    glyph.numberOfContours, glyph.components = -1, [part]
    return glyph


def sliver_inside(font, whole, width):
    """A line of ink where `whole` has ink anyway: readers leave out glyphs that draw nothing."""
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
    """The number of a new rule that exchanges single glyphs; it applies where another rule calls it."""
    rule = ot.SingleSubst()
    rule.mapping = dict(mapping)
    lookup = ot.Lookup()
    lookup.LookupType, lookup.LookupFlag = SINGLE, flags
    lookup.SubTable, lookup.SubTableCount = [rule], 1
    font["GSUB"].table.LookupList.Lookup.append(lookup)
    return len(font["GSUB"].table.LookupList.Lookup) - 1


def in_context(font, before, glyphs, substitution):
    """A rule that applies a substitution to each of `glyphs` in a row, after those `before`, the nearest first."""
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
    """Exchanges each glyph of a lam and an alef for two. Gives the halves, and where the second ends, by the whole."""
    halves = {}
    for lookup in list(font["GSUB"].table.LookupList.Lookup):
        if lookup.LookupType != LIGATURE:
            continue
        [ligatures] = [rule.ligatures for rule in rules_of(lookup)]
        # The name of God as one glyph of four letters; drawn letter by letter it is as legible.
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
    """Kerning and marks of the whole become those of the halves."""

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
    """The glyphs of characters in all places of a word, and those of two of them together."""
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
    places = []  # letters with equal places, and which mark becomes which there
    placed = {}  # the moved marks: which one, and how far
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
    """A further mark stands upon a moved one as it stood upon it before."""
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
    """Exchanges marks for those of the letter before, last of all, when every letter has its form."""
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
    # Equal bytes each time: the day of the font stays that of the original.
    font = TTFont(original, recalcTimestamp=False)
    treat_halves_as_wholes(font, part_lam_and_alef(font))
    put_marks_in_place(font)
    font["post"].formatType = 3  # without the names of glyphs, which nothing reads
    font.save(result)


if __name__ == "__main__":
    main(*sys.argv[1:])
