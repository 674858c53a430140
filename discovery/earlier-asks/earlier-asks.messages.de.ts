import { translate } from '@wellmet/platform/messages/translations.ts'
import type { earlierAsksMessages } from './earlier-asks.messages.ts'

translate<typeof earlierAsksMessages>('de', 'earlierAsks', {
  asks: 'Wer gefragt wurde',
  joined: '{asker} hat {connector} am {on, date, dayAndYear} nach {target} gefragt. Du machst mit.',
  mine: 'Du hast {connector} am {on, date, dayAndYear} nach {target} gefragt.',
  stage:
    '{stage, select, awaiting_connector {Wartet auf Antwort} connector_replied {Zugesagt} intro_sent {Vorgestellt} target_replied {Beantwortet} meeting_booked {Treffen vereinbart} converted {Erfolgreich} declined {Abgelehnt} cancelled {Ohne Intro beendet} other {Nach dem Intro beendet}}',
})
