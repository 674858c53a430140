import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const contactFieldsMessages = defineMessages('contactFields', {
  // The label of a field
  company: 'Company',
  location: 'Location',
  name: 'Name',
  title: 'Title',

  // In the list of what teammates see
  companyShared: 'company',
  locationShared: 'location',
  nameShared: 'name',
  titleShared: 'title',

  // What the contact page says of a field that you edited
  companyEdited:
    '{state, select, empty {You added the company.} other {You changed the company. Your imports say “{imported}”.}}',
  locationEdited:
    '{state, select, empty {You added the location.} other {You changed the location. Your imports say “{imported}”.}}',
  nameEdited: 'You changed the name. Your imports say “{imported}”.',
  titleEdited:
    '{state, select, empty {You added the title.} other {You changed the title. Your imports say “{imported}”.}}',
})
