import { translate } from '@wellmet/platform/messages/translations.ts'
import type { serverApprovalsMessages } from './server-approvals.messages.ts'

translate<typeof serverApprovalsMessages>('de', 'serverApprovals', {
  alreadyDecided: 'Darüber wurde schon entschieden.',
  changed: 'Das ist nicht, was du gesehen hast. Lade die Seite neu, und sieh nach, was jetzt passieren würde.',
  expired: 'Niemand hat rechtzeitig entschieden, also war die Antwort nein.',
  needsSomebodyElse: 'Du hast das angefragt, also muss es jemand anderes aus dem Betrieb freigeben.',
})
