import { translate } from '@wellmet/platform/messages/translations.ts'
import type { silenceMessages } from './silence.messages.ts'

translate<typeof silenceMessages>('de', 'silence', {
  notIntroducedYet: '{connector} hat zugesagt, dich aber noch nicht mit {target} bekannt gemacht',
  notIntroducedYetFollower: '{connector} hat zugesagt, {asker} aber noch nicht mit {target} bekannt gemacht',
  notIntroducedYetNext: 'Erinnere {connector}. Falls es das Intro schon gab, halte es fest.',
  didNotIntroduce: '{connector} hat zugesagt, dich aber nicht mit {target} bekannt gemacht',
  didNotIntroduceFollower: '{connector} hat zugesagt, {asker} aber nicht mit {target} bekannt gemacht',
  noReplyYet: '{target} hat noch nicht geantwortet',
  noReplyYetNext: 'Schreib {target} noch einmal, oder halte fest, was passiert ist.',
  notAgreedYet: '{target} hat {connector} noch nicht geantwortet',
  notAgreedYetNext: 'Warte, oder versuch die nächste Kontaktperson.',
  endedAfterIntroduction: 'Nach dem Intro beendet',
  endedAfterIntroductionAdvice: 'Erzähl {connector}, was daraus wurde, und bedank dich.',
  scheduled: 'Geplant',
  scheduledAbout: 'Wir fragen die Kontaktperson zum festgelegten Zeitpunkt.',
  columnNotAsked: 'Noch nicht gefragt',
  eventNotIntroducedYet: '{connector} hat dich noch nicht bekannt gemacht',
  eventDidNotIntroduce: '{connector} hat dich nicht bekannt gemacht',
  eventNoInterest: 'Du hast festgehalten: Daraus wurde nichts',
})
