import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const typedMessages = defineMessages('typedAccess', {
  // Why an account was not opened
  badCertificate:
    'The certificate of this server is not trusted. Check the name of the server, or ask the operator of this Wellmet server.',
  busy: 'The server is too busy at the moment. Wait a minute and try again.',
  hostNotFound: 'There is no server with this name. Check the spelling.',
  linkRefused: 'The link was refused. Copy it again where you found it.',
  noAnswer: 'The server did not answer. Check the address and the port, and try again.',
  noTls: 'The server offers no encrypted connection (TLS) here. Look for the encrypted address or port.',
  notACalendar: 'No calendar was found there. Check the address.',
  notAMailbox: 'No mailbox that Wellmet can read was found there. Check the server and the port.',
  notATable:
    'No table of contacts was found there. It needs a column with email addresses, and a link that opens without signing in.',
  notAWorkflow: 'This is not the address of a workflow. Copy the address that the workflow shows once it is saved.',
  notPublic:
    'Wellmet cannot connect to this address: it is in a private network, or at an unusual port. The operator of this Wellmet server can allow it.',
  nothingThere: 'Nothing was found at this address. Copy it again.',
  tooLarge: 'There is too much at this address. Wellmet reads up to 16 MB.',
  wrongPassword: 'The server did not accept this user name and password. Many services need an app password here.',
})
