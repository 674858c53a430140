import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const dataMessages = defineMessages('data', {
  // Connecting
  sheetAbout:
    'A spreadsheet with your contacts. You choose it at Google, and Wellmet can open that one and no other. Google also mentions editing, but Wellmet only reads. It is read again every 15 minutes.',
  sheetContinue: 'Continue to Google',
  sheetLink: 'Link of the spreadsheet',
  sheetLinkHint:
    'From the address bar of your browser. Leave it empty to choose among your spreadsheets at Google. The header row needs a column for email addresses.',

  // Refusals
  busy: 'Google is too busy at the moment. Wait a minute and try again.',
  noContacts: 'It has no table of contacts. Give it a header row with a column for email addresses.',
  notAnswering: 'Google did not answer. Try again in a minute.',
  notASheetLink:
    'Copy the address of the spreadsheet from your browser. It begins with https://docs.google.com/spreadsheets/d/.',

  // What to do next
  adviceAskOperator: 'This server is not set up for Google. The operator can do that.',
  adviceCheck: 'A spreadsheet could not be read. Its problem says what to look at.',
  adviceConnect: 'Connect a spreadsheet: give its link, or choose it at Google.',
  adviceConnectAgain: 'Wellmet no longer has access to a spreadsheet. Connect it again.',
  adviceNone: 'Nothing. Changes are read every 15 minutes.',
  adviceWait: 'Wait a moment: a spreadsheet is being read for the first time.',
})
