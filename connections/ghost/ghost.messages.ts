import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const ghostMessages = defineMessages('ghost', {
  // Refusals
  busy: 'Ghost is too busy at the moment. Wait a minute and try again.',
  changedMeanwhile:
    'Someone saved this post in the meantime. You edited the version of {yours, date, moment}, and Ghost has one of {theirs, date, moment}. Nothing was overwritten.',
  hasCards:
    'This post holds cards, such as images or galleries, that would be lost here. Edit its text in Ghost; title, excerpt and state can be changed here.',
  notAnswering: 'Ghost did not answer. Try again in a minute.',
  notConnected: 'No Ghost site is connected. Connect one under Settings, Connected accounts.',
  notTaken: 'Ghost did not accept this post. Check its title and text.',
  wasSent: 'This post was sent by email, so its state stays as it is.',

  // The form in the settings
  about:
    'Wellmet lists and edits the posts of this site. If you want, its members who agreed to a newsletter become leads of this workspace. Nobody is sent anything by email.',
  adminKey: 'Admin API key',
  adminKeyHint: 'In Ghost under Settings, Integrations, Add custom integration. An id, a colon and a secret.',
  siteAddress: 'Address of the site',
  siteAddressHint: 'Where you sign in to Ghost, such as https://blog.example.com',
})
