import type { fields as arabic } from '../ar/fields.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const fields: InAnotherLanguage<typeof arabic> = {
  '{label} contains a character that cannot be saved. Remove it.':
    'لە «{label}»دا هێمایەک هەیە کە پاشەکەوت ناکرێت. لایببە.',
  '{label} is required.': '«{label}» پڕ بکەرەوە.',
  '{label} must be a date.': 'لە «{label}»دا بەروارێک بنووسە.',
  '{label} must be a file.': 'لە «{label}»دا فایلێک هەڵبژێرە.',
  '{label} must be a list of objects.': '«{label}» دەبێت لیستێک لە ئۆبجێکت بێت.',
  '{label} must be a list.': '«{label}» دەبێت لیست بێت.',
  '{label} must be a date and time.': 'لە «{label}»دا بەروار و کات بنووسە.',
  'Enter the number with digits and one decimal point.': 'تکایە ژمارەکە بە ژمارە و یەک خاڵی دەیی بنووسە.',
  '{label} must be a number.': 'لە «{label}»دا ژمارەیەک بنووسە.',
  'Enter a real date as dd/mm/yyyy, such as 27/11/2026.':
    'بەروارێکی ڕاست بە شێوەی dd/mm/yyyy بنووسە، وەک 27/11/2026.',
  '{label} must be a valid date between 1900 and 2200, as YYYY-MM-DD.':
    'لە «{label}»دا بەروارێکی دروست لەنێوان 1900 و 2200 بنووسە، بە شێوەی YYYY-MM-DD.',
  '{label} must be an object.': '«{label}» دەبێت ئۆبجێکت بێت.',
  '{label} must be a whole number from {min} to {max}.':
    'لە «{label}»دا ژمارەیەکی تەواو لە {min} تا {max} بنووسە.',
  '{label} must be greater than 0.': 'بەهای «{label}» دەبێت لە 0 زیاتر بێت.',
  '{label} must be an email address, for example name@example.com.':
    'لە «{label}»دا ئیمەیڵێکی دروست بنووسە، بۆ نموونە name@example.com.',
  '{label} must not be negative. Enter a deduction in the field “{field}”.':
    'بەهای «{label}» نابێت نێگەتیڤ بێت. داشکاندنەکە لە خانەی «{field}» بنووسە.',
  '{label} must be at least {min}.': 'بەهای «{label}» نابێت لە {min} کەمتر بێت.',
  '{label} must be at most {max}.': 'بەهای «{label}» نابێت لە {max} زیاتر بێت.',
  '{label} must be one of the listed options.': 'لە «{label}»دا یەکێک لە هەڵبژاردەکانی لیستەکە هەڵبژێرە.',
  '{label} must be one of: {choices}.': '«{label}» دەبێت یەکێک بێت لەمانە: {choices}.',
  '{label} must be text.': 'لە «{label}»دا دەق بنووسە.',
  '{label} must be true or false.': '«{label}» دەبێت true یان false بێت.',
  '{label} must have at least {min} characters.': '«{label}» دەبێت لانیکەم {min} پیت بێت.',
  '{label} must have at most {max} characters.': '«{label}» نابێت لە {max} پیت زیاتر بێت.',
  '{label} must have at most {max} entries.': '«{label}» نابێت لە {max} دانە زیاتر بێت.',
  '{label} must have at most {most} decimal places.':
    '«{label}» نابێت لە {most} ژمارە زیاتری لە دوای خاڵ هەبێت.',
  '{label} must have at most {most} decimal places. Change “{setting}” in Settings to allow more.':
    '«{label}» نابێت لە {most} ژمارە زیاتری لە دوای خاڵ هەبێت. ڕێکخستنی «{setting}» ڕێگە بە زیاتر دەدات.',
  'A value is too large. Enter a smaller one.': 'یەکێک لە بەهاکان زۆر گەورەیە. بەهایەکی بچووکتر بنووسە.',
  'Please check your input': 'تکایە زانیارییە نووسراوەکان بپشکنە',
  'Please check your input.': 'تکایە زانیارییە نووسراوەکان بپشکنە.',
  'The version must be a whole number.': 'وەشان دەبێت ژمارەیەکی تەواو بێت.',
  'This text is too long. Shorten it.': 'ئەم دەقە زۆر درێژە. کورتی بکەرەوە.',
  'This value is not allowed.': 'ئەم بەهایە ڕێگەپێدراو نییە.',
  'This field is required.': 'ئەم خانەیە پێویستە.',
}
