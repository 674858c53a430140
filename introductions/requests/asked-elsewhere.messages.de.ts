import { translate } from '@wellmet/platform/messages/translations.ts'
import type { askedElsewhereMessages } from './asked-elsewhere.messages.ts'

translate<typeof askedElsewhereMessages>('de', 'askedElsewhere', {
  sentOnLinkedIn: 'Auf LinkedIn gesendet',
  askedAlready: 'Ich habe {connector} schon gefragt',
  onLinkedIn: 'Auf LinkedIn',
  byPhone: 'Am Telefon',
  inPerson: 'Persönlich',
  inChat: 'Im Chat',
  otherWay: 'Anders',
  about: 'Wir halten fest, dass du gefragt hast, und schicken {connector} nichts.',
  saved: 'Festgehalten: Du hast {connector} gefragt.',
  waitingAdvice:
    '{how, select, linkedin {Du hast {connector} am {on, date, day} auf LinkedIn gefragt.} phone {Du hast {connector} am {on, date, day} am Telefon gefragt.} in_person {Du hast {connector} am {on, date, day} persönlich gefragt.} chat {Du hast {connector} am {on, date, day} im Chat gefragt.} other {Du hast {connector} am {on, date, day} selbst gefragt.}} Halte die Antwort hier fest, wenn sie kommt.',
  waitingLongAdvice:
    '{how, select, linkedin {Du hast {connector} am {on, date, day} auf LinkedIn gefragt.} phone {Du hast {connector} am {on, date, day} am Telefon gefragt.} in_person {Du hast {connector} am {on, date, day} persönlich gefragt.} chat {Du hast {connector} am {on, date, day} im Chat gefragt.} other {Du hast {connector} am {on, date, day} selbst gefragt.}} Frag dort nach, oder frag jemand anderen.',
  followerAdvice: '{asker} hat {connector} ohne Wellmet gefragt und hält die Antwort fest.',
  event:
    '{how, select, linkedin {Du hast {connector} auf LinkedIn gefragt} phone {Du hast {connector} am Telefon gefragt} in_person {Du hast {connector} persönlich gefragt} chat {Du hast {connector} im Chat gefragt} other {Du hast {connector} selbst gefragt}}',
  askedBefore: '{connector} wurde schon gefragt. Nur ein Entwurf kann als anderswo gefragt festgehalten werden.',
  timeNeedsWay: 'Sag auch, wie du gefragt hast.',
  onlyAsked:
    'Eine Anfrage, die du selbst gestellt hast, ist offen. Lass den Status weg, und halte die Antwort danach fest.',
  notScheduled: 'Was schon gefragt wurde, kann nicht geplant werden.',
  notYet: 'Das liegt in der Zukunft.',
  tooLongAgo: 'Wähle einen Tag in {days, plural, one {dem letzten # Tag} other {den letzten # Tagen}}.',
})
