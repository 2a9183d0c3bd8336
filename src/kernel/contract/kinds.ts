import type { Field, Kind, Kinds } from './fields.ts'
import { choiceKind } from './kinds/choice.ts'
import { dayKind } from './kinds/day.ts'
import { fileKind } from './kinds/file.ts'
import { flagKind } from './kinds/flag.ts'
import { groupKind } from './kinds/group.ts'
import { groupedKind } from './kinds/grouped.ts'
import { instantKind } from './kinds/instant.ts'
import { jsonKind } from './kinds/json.ts'
import type { KindOfField } from './kinds/kind.ts'
import { listKind } from './kinds/list.ts'
import { moneyKind } from './kinds/money.ts'
import { noteKind } from './kinds/note.ts'
import { percentKind } from './kinds/percent.ts'
import { pictureKind } from './kinds/picture.ts'
import { quantityKind } from './kinds/quantity.ts'
import { rateKind } from './kinds/rate.ts'
import { referenceKind } from './kinds/reference.ts'
import { saidKind } from './kinds/said.ts'
import { secretKind } from './kinds/secret.ts'
import { severalKind } from './kinds/several.ts'
import { textKind } from './kinds/text.ts'
import { wholeKind } from './kinds/whole.ts'

/** Every kind; one that is missing here does not compile. */
const kinds: { [K in Kind]: KindOfField<Kinds<unknown>[K]['field']> } = {
  text: textKind,
  note: noteKind,
  secret: secretKind,
  money: moneyKind,
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
  said: saidKind,
}

/** What a field's kind means to both sides. */
export function kindOf(field: Field): KindOfField<Field> {
  return kinds[field.kind]
}
