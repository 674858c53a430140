import { translate } from '@wellmet/platform/messages/translations.ts'
import type { completedIssueMessages } from './completed-issue.messages.ts'

translate<typeof completedIssueMessages>('de', 'completedIssue', {
  done: 'Die Linear-Aufgabe {issue} ist erledigt. Was ist aus dem Intro zu {target} geworden?',
  sayOutcome:
    'Die Aufgabe verweist auf deine Anfrage. Öffne sie und sag, was passiert ist. Bis dahin ändert sich nichts.',
})
