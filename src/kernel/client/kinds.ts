import type { Field, Kind, Kinds } from '../contract/fields.ts'
import { choiceOnClient } from './kinds/choice.tsx'
import { dayOnClient } from './kinds/day.tsx'
import { fileOnClient } from './kinds/file.ts'
import { flagOnClient } from './kinds/flag.tsx'
import { groupOnClient } from './kinds/group.ts'
import { instantOnClient } from './kinds/instant.ts'
import { jsonOnClient } from './kinds/json.ts'
import type { KindOnClient } from './kinds/kind.ts'
import { listOnClient } from './kinds/list.tsx'
import { moneyOnClient } from './kinds/money.tsx'
import { noteOnClient } from './kinds/note.tsx'
import { percentOnClient } from './kinds/percent.tsx'
import { pictureOnClient } from './kinds/picture.tsx'
import { quantityOnClient } from './kinds/quantity.tsx'
import { rateOnClient } from './kinds/rate.tsx'
import { referenceOnClient } from './kinds/reference.tsx'
import { secretOnClient } from './kinds/secret.tsx'
import { textOnClient } from './kinds/text.tsx'
import { wholeOnClient } from './kinds/whole.tsx'

/** Every kind; one that is missing here does not compile. */
const kinds: { [K in Kind]: KindOnClient<Kinds<unknown>[K]['field']> } = {
  text: textOnClient,
  note: noteOnClient,
  secret: secretOnClient,
  money: moneyOnClient,
  quantity: quantityOnClient,
  percent: percentOnClient,
  rate: rateOnClient,
  whole: wholeOnClient,
  day: dayOnClient,
  instant: instantOnClient,
  flag: flagOnClient,
  choice: choiceOnClient,
  reference: referenceOnClient,
  picture: pictureOnClient,
  file: fileOnClient,
  list: listOnClient,
  group: groupOnClient,
  json: jsonOnClient,
}

/** What a field's kind means to the browser. */
export function onClient(field: Field): KindOnClient<Field> {
  return kinds[field.kind]
}
