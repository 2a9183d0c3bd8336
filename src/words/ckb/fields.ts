import type { fields as arabic } from '../ar/fields.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const fields: InAnotherLanguage<typeof arabic> = {
  '{label} has a character that cannot be kept.': 'لە «{label}»دا پیتێک هەیە کە ناتوانرێت پاشەکەوت بکرێت.',
  '{label} is required.': 'تکایە «{label}» پڕ بکەرەوە.',
  '{label} must be a date.': 'تکایە لە «{label}»دا بەروارێک بنووسە.',
  '{label} must be a file.': 'تکایە لە «{label}»دا فایلێک هەڵبژێرە.',
  '{label} must be a list of records.': '«{label}» دەبێت لیستێک لە تۆمار بێت.',
  '{label} must be a list.': '«{label}» دەبێت لیست بێت.',
  '{label} must be a moment.': 'تکایە لە «{label}»دا بەروار و کات بنووسە.',
  'Enter the number with digits and one decimal point.': 'تکایە ژمارەکە بە ژمارە و یەک خاڵی دەیی بنووسە.',
  '{label} must be a number.': 'تکایە لە «{label}»دا ژمارەیەک بنووسە.',
  'Enter a real date as dd/mm/yyyy, such as 27/11/2026.':
    'بەروارێکی ڕاست بە شێوەی dd/mm/yyyy بنووسە، وەک 27/11/2026.',
  '{label} must be a real date between 1900 and 2200, as YYYY-MM-DD.':
    'تکایە لە «{label}»دا بەروارێکی ڕاست لەنێوان 1900 و 2200 بنووسە، بە شێوەی dd/mm/yyyy.',
  '{label} must be a record.': 'تکایە لە «{label}»دا تۆمارێک هەڵبژێرە.',
  '{label} must be a whole number from {min} to {max}.':
    'تکایە لە «{label}»دا ژمارەیەکی تەواو لە {min} تا {max} بنووسە.',
  '{label} must be above 0.': 'تکایە لە «{label}»دا بەهایەکی گەورەتر لە 0 بنووسە.',
  '{label} must be an e-mail address.': 'تکایە لە «{label}»دا ئیمەیڵێکی ڕاست بنووسە.',
  '{label} must not be negative. Enter a deduction in the field “{field}”.':
    'بەهای «{label}» نابێت نێگەتیڤ بێت. داشکاندنەکە لە خانەی «{field}» بنووسە.',
  '{label} must be at least {min}.': 'بەهای «{label}» نابێت لە {min} کەمتر بێت.',
  '{label} must be at most {max}.': 'بەهای «{label}» نابێت لە {max} زیاتر بێت.',
  '{label} must be one of the list.': 'تکایە لە «{label}»دا یەکێک لە لیستەکە هەڵبژێرە.',
  '{label} must be one of: {choices}.': '«{label}» دەبێت یەکێک بێت لەمانە: {choices}.',
  '{label} must be text.': 'تکایە لە «{label}»دا دەق بنووسە.',
  '{label} must be yes or no.': 'تکایە لە «{label}»دا بەڵێ یان نەخێر بنووسە.',
  '{label} must have at least {min} characters.': '«{label}» دەبێت لانیکەم {min} پیت بێت.',
  '{label} must have at most {max} characters.': '«{label}» نابێت لە {max} پیت زیاتر بێت.',
  '{label} must have at most {max} entries.': '«{label}» نابێت لە {max} دانە زیاتر بێت.',
  '{label} must have at most {most} decimals.': '«{label}» نابێت لە {most} ژمارە زیاتری لە دوای خاڵ هەبێت.',
  '{label} must have at most {most} decimals. The setting “{setting}” allows more.':
    '«{label}» نابێت لە {most} ژمارە زیاتری لە دوای خاڵ هەبێت. ڕێکخستنی «{setting}» ڕێگە بە زیاتر دەدات.',
  'A value is too large to be kept.': 'بەهایەک هەیە زۆر گەورەیە بۆ پاشەکەوتکردن.',
  'Please check your input': 'تکایە ئەوەی نووسیوتە پێیدا بچۆرەوە',
  'Please check your input.': 'تکایە ئەوەی نووسیوتە پێیدا بچۆرەوە.',
  'The version must be a whole number.': 'وەشان دەبێت ژمارەیەکی تەواو بێت.',
  'This is too long.': 'ئەمە زۆر درێژە.',
  'This value is not allowed.': 'ئەم بەهایە ڕێگەپێدراو نییە.',
  'This field is required.': 'ئەم خانەیە پێویستە.',
}
