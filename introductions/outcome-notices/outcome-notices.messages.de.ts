import { translate } from '@wellmet/platform/messages/translations.ts'
import type { outcomeNoticesMessages } from './outcome-notices.messages.ts'

translate<typeof outcomeNoticesMessages>('de', 'telling', {
  ends: '<strong>{what}</strong> (zu {target}). Das Beenden zählt nicht gegen {connector}.',
  tells:
    'Wir schicken {connector} nach zehn Sekunden eine E-Mail in deinem Namen: „{news}“ Bis dahin kannst du es rückgängig machen.',
  toldBefore: 'Diesmal keine E-Mail: {connector} hat schon eine bekommen.',
  toldBeforeMember: 'Diesmal keine E-Mail. {connector} bekommt eine Mitteilung.',
  tellsNobody: 'Wir schicken {connector} dazu keine E-Mail.',
  endedToldAdvice: 'Wir schreiben {connector} per E-Mail, dass kein Gespräch zustande kam. Du musst nichts weiter tun.',
  notReachableAdvice:
    '{connector} ist über Wellmet nicht mehr per E-Mail erreichbar. Frag selbst nach, ob {target} schon eine Nachricht bekommen hat.',
  passedOn: 'Ohne deinen Namen weitergegeben',
  passedOnAdvice:
    '{connector} hat deine Nachricht ohne deinen Namen an {target} weitergeleitet und sagt dir, was {target} antwortet.',
  passedOnUnnamed: '{connector} hat deine Nachricht ohne deinen Namen an {target} weitergegeben',
  passedOnUnnamedFollower: '{connector} hat die Nachricht von {asker} ohne Namen an {target} weitergegeben',
  passedOnUnnamedNext: '{connector} sagt dir, was {target} antwortet.',
  passedOnNoReplyNext: 'Frag {connector}, was {target} gesagt hat, oder halte fest, was passiert ist.',
})
