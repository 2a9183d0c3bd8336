import type { Language } from '../../i18n/languages.ts'

/** A customer of the demo, and their share of the sales. */
export interface DemoCustomer {
  code: string
  name: string
  phone: string | null
  email: string
  work: string | null
  address: string
  website: string | null
  /** The language of the name. */
  paper_language: Language
  /** How often they order, relative to the others. */
  weight: number
  /** The country of delivery; null if they collect goods or are nearby. */
  country: string | null
}

/** code | name | phone | domain | work | address | weight | country, one customer a line. */
const table = `
BGD-001 | Al-Mutanabbi Stationery | 07705550111 | mutanabbi-stationery.example | Stationery wholesale | Al-Mutanabbi Street, Baghdad | 9
BGD-002 | مكتبة النهضة | 07705550112 | nahdha-books.example | مكتبة وقرطاسية | شارع السعدون، بغداد | 7
BGD-003 | Tigris Engineering Bureau | 07705550113 | tigris-engineering.example | Engineering | Karrada Dakhil, Baghdad | 4
BGD-004 | جامعة الكرخ الأهلية | 07805550114 | karkh-university.example | تعليم عالٍ | حي الجامعة، الكرخ، بغداد | 6
BGD-005 | Babylon Insurance | 07705550115 | babylon-insurance.example | Insurance | Al-Rashid Street, Baghdad | 5
BGD-006 | شركة الرصافة للإعلان | 07905550116 | rusafa-ads.example | إعلان ومطبوعات | ساحة التحرير، بغداد | 8
BGD-007 | Zayouna Medical Centre | 07805550117 | zayouna-medical.example | Health care | Zayouna, Street 12, Baghdad | 3
BGD-008 | مصرف الجسر للتمويل | 07705550118 | jisr-finance.example | خدمات مالية | ساحة الخلاني، بغداد | 5
BGD-009 | Mansour Gifts & Trophies | 07705550119 | mansour-gifts.example | Gifts | 14 Ramadan Street, Al-Mansour, Baghdad | 7
BGD-010 | مدارس المنارة | 07805550120 | manara-schools.example | تعليم | الأعظمية، بغداد | 4
BGD-011 | Ishtar Hotel Supplies | 07905550121 | ishtar-supplies.example | Hotels | Abu Nuwas Street, Baghdad | 3
BGD-012 | Dr. Nadia Al-Saadi | 07705550122 | saadi-clinic.example |  | Al-Harthiya, Baghdad | 1
BGD-013 | نقابة الصحفيين – فرع الكرخ |  | journalists-karkh.example | نقابة | كرادة مريم، بغداد | 2
BSR-001 | Shatt Al-Arab Shipping | 07805550131 | shatt-shipping.example | Shipping agency | Al-Ashar, Basra | 6
BSR-002 | مكتبة الفيحاء | 07805550132 | fayhaa-books.example | مكتبة | شارع الكويت، البصرة | 5
BSR-003 | Basra Oilfield Services | 07805550133 | basra-oilfield.example | Oil and gas | Al-Burjesia, Zubair, Basra | 8
BSR-004 | شركة نخيل الجنوب | 07705550134 | southern-palms.example | تجارة تمور | أبو الخصيب، البصرة | 2
BSR-005 | Gulf Gate Exhibitions | 07805550135 | gulfgate-expo.example | Exhibitions | Al-Jazaer, Basra | 4
EBL-001 | Hawler Office World | 07505550141 | hawler-office.example | Office supplies | 100 Meter Road, Erbil | 8
EBL-002 | کتێبخانەی ئاراس | 07505550142 | aras-books.example | کتێب و قرتاسیە | شەقامی گولان، هەولێر | 6
EBL-003 | Citadel Travel | 07505550143 | citadel-travel.example | Travel agency | Bakhtiyari, Erbil | 3
EBL-004 | زانکۆی نوێی هەولێر | 07505550144 | new-hawler-university.example | خوێندنی باڵا | شەقامی کۆیە، هەولێر | 5
EBL-005 | Ankawa Print House | 07505550145 | ankawa-print.example | Printing | Ankawa, Erbil | 7
EBL-006 | Safeen Construction | 07505550146 | safeen-construction.example | Construction | Empire World, Erbil | 3
SUL-001 | Goizha Stationery | 07705550151 | goizha.example | Stationery | Salim Street, Sulaymaniyah | 6
SUL-002 | چاپخانەی ڕوون | 07705550152 | roon-print.example | چاپخانە | شەقامی سالم، سلێمانی | 5
SUL-003 | Azmar Telecom | 07705550153 | azmar-telecom.example | Telecommunications | Bakrajo, Sulaymaniyah | 5
SUL-004 | قوتابخانەی هیوا | 07705550154 | hiwa-school.example | پەروەردە | ئەڵمانی، سلێمانی | 2
MSL-001 | مكتبة الحدباء | 07705550161 | hadbaa-books.example | مكتبة وقرطاسية | شارع النجفي، الموصل | 5
MSL-002 | Nineveh Pharmacy Group | 07705550162 | nineveh-pharmacy.example | Pharmacies | Al-Zuhour, Mosul | 3
MSL-003 | شركة أم الربيعين للمقاولات | 07705550163 | rabiein-contracting.example | مقاولات | حي المثنى، الموصل | 2
NJF-001 | Najaf Pilgrim Services | 07805550171 | najaf-pilgrims.example | Travel | Al-Amir District, Najaf | 4
KRB-001 | مؤسسة الفرات الخيرية | 07805550172 | furat-charity.example | مؤسسة خيرية | حي الحسين، كربلاء | 3
KRK-001 | Baba Gurgur Trading | 07705550173 | babagurgur.example | General trade | Baghdad Road, Kirkuk | 3
DHK-001 | پەرتووکخانەی خانی | 07505550174 | xani-books.example | پەرتووک | KRO, Duhok | 3
DHK-002 | Zakho Border Logistics | 07505550175 | zakho-logistics.example | Logistics | Ibrahim Khalil Road, Zakho, Duhok | 2
AMM-001 | Petra Promotions |  | petra-promotions.example | Promotional gifts | Al-Madina Street, Amman, Jordan | 4 | Jordan
KWT-001 | شركة الديرة للهدايا |  | deera-gifts.example | هدايا | شرق، مدينة الكويت، الكويت | 3 | Kuwait
IST-001 | Boğaziçi Kırtasiye |  | bogazici-kirtasiye.example | Stationery | Eminönü, Istanbul, Turkey | 2 | Turkey
DXB-001 | Creek Corporate Gifts |  | creek-gifts.example | Corporate gifts | Deira, Dubai, United Arab Emirates | 4 | United Arab Emirates
STO-001 | Mälardalens Pennbod |  | pennbod.example | Pen shop | Götgatan 12, Stockholm, Sweden | 1 | Sweden
`

/** The customers: companies, schools and shops of the whole country and its neighbours. */
export const demoCustomers: readonly DemoCustomer[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', phone = '', domain = '', work = '', address = '', weight, country = ''] =
      line.split('|').map((part) => part.trim())
    return {
      code,
      name,
      phone: phone || null,
      email: `office@${domain}`,
      work: work || null,
      address,
      paper_language: languageOf(name),
      website: Number(weight) > 2 ? `https://${domain}` : null,
      weight: Number(weight),
      country: country || null,
    }
  })

/** Sorani is recognized by letters that Arabic does not have. */
function languageOf(name: string): Language {
  if (!/\p{Script=Arabic}/u.test(name)) return 'en'
  return /[ەێۆڕڵیک]/.test(name) ? 'ckb' : 'ar'
}
