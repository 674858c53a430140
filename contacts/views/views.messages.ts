import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const viewsMessages = defineMessages('views', {
  allContacts: 'All contacts',
  delete: 'Delete view',
  deleteQuestion: 'Delete the view {name}? Your contacts stay.',
  deleteSharedQuestion: 'Delete the view {name}? The workspace loses it too. The contacts stay.',
  edit: 'Edit view',
  name: 'Name',
  nameMissing: 'Enter a name.',
  notDeleted: 'The view was not deleted. {reason}',
  notSaved: 'The view was not saved. {reason}',
  save: 'Save view',
  saveAsNew: 'Save as new view',
  saveChanges: 'Save changes',
  share: 'Share with the workspace',
  shareAbout: 'Members see the name, filters and columns. Each of them sees their own contacts, never yours.',
  sharedBy: 'Shared by {owner}',
  sharedByAbout: 'Shared by {owner}. You see your own contacts here.',
  sharedByYou: 'Shared with the workspace',
  view: 'View',
  yourViews: 'Your views',

  // Refusals
  nameTaken: 'You already have a view called “{name}”. Choose another name.',
  tooMany: 'You have reached the limit of {most, plural, one {# view} other {# views}}. Delete one first.',
})
