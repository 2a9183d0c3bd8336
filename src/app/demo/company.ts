/** The logo: a nib over two waves, for the two rivers. Transparent, so that it fits any background. */
export const demoLogo = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
  <path d="M240 28C284 104 330 158 330 226A90 90 0 0 1 150 226C150 158 196 104 240 28Z" fill="#25426d"/>
  <path d="M240 28C284 104 330 158 330 226A90 90 0 0 1 240 316Z" fill="#1d3354"/>
  <path d="M240 120v112" stroke="#e9d3a0" stroke-width="9" stroke-linecap="round"/>
  <circle cx="240" cy="246" r="17" fill="#e9d3a0"/>
  <g fill="none" stroke-linecap="round" stroke-width="22">
    <path d="M64 372q44-34 88 0t88 0 88 0 88 0" stroke="#b98b3e"/>
    <path d="M104 430q34-26 68 0t68 0 68 0 68 0" stroke="#345689"/>
  </g>
</svg>`

/** The company that issues the demo's invoices, with its name and address in each language. */
export const demoCompany = {
  name: 'Two Rivers Pens',
  address: 'Karrada Dakhil, Street 62, Building 9\nBaghdad, Iraq',
  contact_email: 'sales@tworivers.example',
  phones: '0770 123 4567 · 0750 765 4321',
  bank_name: 'Two Rivers Commercial Bank',
  account_holder: 'Two Rivers Pens Trading LLC',
  iban: 'IQ26 TRCB 0010 0002 0260 150',
  swift: 'TRCBIQBA',
  branch: 'Karrada, Baghdad',
  terms:
    'Printed and engraved goods are not taken back.\nPlease tell us within 7 days of delivery what is missing or damaged.',
  name_ar: 'شركة الرافدين للأقلام',
  address_ar: 'كرادة داخل، شارع 62، بناية 9\nبغداد، العراق',
  terms_ar: 'لا تُسترجع البضاعة المطبوعة أو المحفورة.\nيرجى إبلاغنا بأي نقص أو تلف خلال 7 أيام من التسليم.',
  name_ckb: 'کۆمپانیای دوو ڕووبار بۆ قەڵەم',
  address_ckb: 'کەڕادە داخل، شەقامی 62، باڵەخانەی 9\nبەغدا، عێراق',
  terms_ckb:
    'کاڵای چاپکراو و نەخشێنراو وەرناگیرێتەوە.\nتکایە لە ماوەی 7 ڕۆژ دوای گەیاندن، هەر کەموکوڕی یان زیانێک ئاگادارمان بکەنەوە.',
} as const
