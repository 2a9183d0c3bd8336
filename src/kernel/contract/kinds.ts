import type { Field, Kind, Kinds } from './fields.ts'
import { choiceKind } from './kinds/choice.ts'
import { dayKind } from './kinds/day.ts'
import { fileKind } from './kinds/file.ts'
import { flagKind } from './kinds/flag.ts'
import { groupKind } from './kinds/many/group.ts'
import { groupedKind } from './kinds/many/grouped.ts'
import { instantKind } from './kinds/instant.ts'
import { jsonKind } from './kinds/json.ts'
import type { KindOfField } from './kinds/kind.ts'
import { listKind } from './kinds/many/list.ts'
import { moneyKind } from './kinds/numbers/money.ts'
import { noteKind } from './kinds/texts/note.ts'
import { percentKind } from './kinds/numbers/percent.ts'
import { pictureKind } from './kinds/picture.ts'
import { priceKind } from './kinds/numbers/price.ts'
import { quantityKind } from './kinds/numbers/quantity.ts'
import { rateKind } from './kinds/numbers/rate.ts'
import { referenceKind } from './kinds/reference.ts'
import { messageKind } from './kinds/texts/message.ts'
import { secretKind } from './kinds/texts/secret.ts'
import { severalKind } from './kinds/many/several.ts'
import { textKind } from './kinds/texts/text.ts'
import { wholeKind } from './kinds/numbers/whole.ts'

/** Every kind; a missing one is a compile error. */
const kinds: { [K in Kind]: KindOfField<Kinds<unknown>[K]['field']> } = {
  text: textKind,
  note: noteKind,
  secret: secretKind,
  money: moneyKind,
  price: priceKind,
  quantity: quantityKind,
  percent: percentKind,
  rate: rateKind,
  whole: wholeKind,
  day: dayKind,
  instant: instantKind,
  flag: flagKind,
  choice: choiceKind,
  several: severalKind,
  reference: referenceKind,
  picture: pictureKind,
  file: fileKind,
  list: listKind,
  group: groupKind,
  grouped: groupedKind,
  json: jsonKind,
  message: messageKind,
}

/** Returns the implementation of a field's kind that both sides share. */
export function kindOf(field: Field): KindOfField<Field> {
  return kinds[field.kind]
}
