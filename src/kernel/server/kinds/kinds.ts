import type { Field, Kind, Kinds } from '../../contract/fields.ts'
import { choiceOnServer } from './choice.ts'
import { dayOnServer } from './day.ts'
import { fileOnServer } from './file.ts'
import { flagOnServer } from './flag.ts'
import { groupOnServer } from './many/group.ts'
import { groupedOnServer } from './many/grouped.ts'
import { instantOnServer } from './instant.ts'
import { jsonOnServer } from './json.ts'
import type { KindOnServer } from './kind.ts'
import { listOnServer } from './many/list.ts'
import { moneyOnServer } from './numbers/money.ts'
import { noteOnServer } from './texts/note.ts'
import { percentOnServer } from './numbers/percent.ts'
import { pictureOnServer } from './picture.ts'
import { priceOnServer } from './numbers/price.ts'
import { quantityOnServer } from './numbers/quantity.ts'
import { rateOnServer } from './numbers/rate.ts'
import { referenceOnServer } from './reference.ts'
import { messageOnServer } from './texts/message.ts'
import { secretOnServer } from './texts/secret.ts'
import { severalOnServer } from './many/several.ts'
import { textOnServer } from './texts/text.ts'
import { wholeOnServer } from './numbers/whole.ts'

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
