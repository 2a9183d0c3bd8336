import type { Field, Kind, Kinds } from '../contract/fields.ts'
import { choiceOnServer } from './kinds/choice.ts'
import { dayOnServer } from './kinds/day.ts'
import { fileOnServer } from './kinds/file.ts'
import { flagOnServer } from './kinds/flag.ts'
import { groupOnServer } from './kinds/many/group.ts'
import { groupedOnServer } from './kinds/many/grouped.ts'
import { instantOnServer } from './kinds/instant.ts'
import { jsonOnServer } from './kinds/json.ts'
import type { KindOnServer } from './kinds/kind.ts'
import { listOnServer } from './kinds/many/list.ts'
import { moneyOnServer } from './kinds/numbers/money.ts'
import { noteOnServer } from './kinds/texts/note.ts'
import { percentOnServer } from './kinds/numbers/percent.ts'
import { pictureOnServer } from './kinds/picture.ts'
import { priceOnServer } from './kinds/numbers/price.ts'
import { quantityOnServer } from './kinds/numbers/quantity.ts'
import { rateOnServer } from './kinds/numbers/rate.ts'
import { referenceOnServer } from './kinds/reference.ts'
import { messageOnServer } from './kinds/texts/message.ts'
import { secretOnServer } from './kinds/texts/secret.ts'
import { severalOnServer } from './kinds/many/several.ts'
import { textOnServer } from './kinds/texts/text.ts'
import { wholeOnServer } from './kinds/numbers/whole.ts'

/** Every kind of field; a missing kind does not compile. */
const kinds: { [K in Kind]: KindOnServer<Kinds<unknown>[K]['field']> } = {
  text: textOnServer,
  note: noteOnServer,
  secret: secretOnServer,
  money: moneyOnServer,
  price: priceOnServer,
  quantity: quantityOnServer,
  percent: percentOnServer,
  rate: rateOnServer,
  whole: wholeOnServer,
  day: dayOnServer,
  instant: instantOnServer,
  flag: flagOnServer,
  choice: choiceOnServer,
  several: severalOnServer,
  reference: referenceOnServer,
  picture: pictureOnServer,
  file: fileOnServer,
  list: listOnServer,
  group: groupOnServer,
  grouped: groupedOnServer,
  json: jsonOnServer,
  message: messageOnServer,
}

/** How the server handles a field of this kind. */
export function onServer(field: Field): KindOnServer<Field> {
  return kinds[field.kind]
}
