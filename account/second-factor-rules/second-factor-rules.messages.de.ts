import { translate } from '@wellmet/platform/messages/translations.ts'
import type { secondFactorRulesMessages } from './second-factor-rules.messages.ts'

translate<typeof secondFactorRulesMessages>('de', 'secondFactorRules', {
  about:
    'Alle in diesem Workspace brauchen dann einen Passkey oder eine Authenticator-App. Wer beides nicht hat, wird gebeten, eins davon einzurichten, und sieht bis dahin nichts vom Workspace. Auch die API-Schlüssel warten so lange.',
  demanded: 'Alle in diesem Workspace brauchen jetzt die Anmeldung in zwei Schritten.',
  goOn: 'Richte unten einen Passkey oder eine Authenticator-App ein. Danach geht es weiter.',
  needed: 'Dieser Workspace verlangt die Anmeldung in zwei Schritten.',
  notChanged: 'Nichts wurde geändert. {reason}',
  notDemanded: 'Über die Anmeldung in zwei Schritten entscheidet jetzt jedes Mitglied selbst.',
  require: 'Anmeldung in zwei Schritten verlangen',
  theRule: 'Die Regel für die Anmeldung',
  title: 'Anmeldung in zwei Schritten',
  withNothing:
    '{count, plural, =0 {Alle haben sie.} one {# Person hat sie noch nicht: {names}} other {# Personen haben sie noch nicht: {names}}}',

  // Refusals
  ownFactorFirst:
    'Füge zuerst für dich selbst einen Passkey hinzu, oder richte eine Authenticator-App ein. Du würdest dich sonst aussperren.',
})
