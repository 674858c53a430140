import { translate } from '@wellmet/platform/messages/translations.ts'
import type { contactFieldsMessages } from './contact-fields.messages.ts'

translate<typeof contactFieldsMessages>('de', 'contactFields', {
  // The label of a field
  company: 'Unternehmen',
  location: 'Ort',
  name: 'Name',
  title: 'Position',

  // In the list of what teammates see
  companyShared: 'Unternehmen',
  locationShared: 'Ort',
  nameShared: 'Name',
  titleShared: 'Position',

  // What the contact page says of a field that you edited
  companyEdited:
    '{state, select, empty {Du hast das Unternehmen ergänzt.} other {Du hast das Unternehmen geändert. In deinen Importen steht „{imported}“.}}',
  locationEdited:
    '{state, select, empty {Du hast den Ort ergänzt.} other {Du hast den Ort geändert. In deinen Importen steht „{imported}“.}}',
  nameEdited: 'Du hast den Namen geändert. In deinen Importen steht „{imported}“.',
  titleEdited:
    '{state, select, empty {Du hast die Position ergänzt.} other {Du hast die Position geändert. In deinen Importen steht „{imported}“.}}',
})
