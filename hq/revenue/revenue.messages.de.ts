import { translate } from '@wellmet/platform/messages/translations.ts'
import type { revenueMessages } from './revenue.messages.ts'

translate<typeof revenueMessages>('de', 'hqRevenue', {
  notConfigured:
    'Dieser Server verkauft nichts, also gibt es keinen Umsatz zu zeigen. Für einen gehosteten Dienst setz STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET, und starte die API neu.',
  stage:
    '{stage, select, trial {Probezeit} active {Aktiv} leaving {Gekündigt, noch bezahlt} past_due {Zahlung verspätet} unpaid {Unbezahlt} ended {Beendet} other {Andere}}',
  stageMeans:
    '{stage, select, trial {Abos in der Probezeit.} active {Bezahlte Abos, die sich verlängern.} leaving {Bezahlte Abos, die ihr Owner gekündigt hat. Sie enden mit dem Zeitraum.} past_due {Abos, bei denen seit weniger als 14 Tagen eine Zahlung fehlt.} unpaid {Abos, bei denen seit 14 Tagen oder länger eine Zahlung fehlt.} ended {Beendete Abos von Workspaces, die es noch gibt.} other {Andere Abos.}}',
  stages: 'Stufe',
  pipeline: 'Abos nach Stufe',
  worth: '{stage}, pro Monat, {currency}',
  worthMeans:
    'Was diese Abos pro Monat nach Plätzen und Preisen bei Stripe kosten, ohne Steuern und Rabatte. Unbekannt, wenn bei einem der Betrag fehlt.',
  rate: '{kind, select, trial {Probezeiten, aus denen Kunden wurden} monthly {Monatliche Verlängerungen} yearly {Jährliche Verlängerungen} other {Andere Verlängerungen}}',
  rateMeans:
    '{kind, select, trial {Wie viele der Probezeiten, die in den letzten 365 Tagen endeten, danach bezahlt wurden. Gezählt für Workspaces, die es noch gibt.} other {Wie viele der Verlängerungen, die in den letzten 365 Tagen fällig waren, bezahlt wurden. Gezählt für Workspaces, die es noch gibt.}}',
  expected:
    '{measure, select, paying {Bezahlte Abos in 30 Tagen} other {Wiederkehrender Umsatz pro Monat in 30 Tagen, {currency}}}',
  expectedMeans:
    '{measure, select, paying {Wie viele der heutigen Abos und Probezeiten in 30 Tagen bezahlt werden.} other {Was die heutigen Abos und Probezeiten in 30 Tagen pro Monat bringen, bei heutigen Plätzen und Preisen.}} Neue Kunden sind nicht enthalten. n zählt die Probezeiten und Verlängerungen, die bis dahin entschieden werden.',
  expectedOfFew:
    '{measure, select, paying {Wie viele der heutigen Abos und Probezeiten in 30 Tagen bezahlt werden.} other {Was die heutigen Abos und Probezeiten in 30 Tagen pro Monat bringen, bei heutigen Plätzen und Preisen.}} Neue Kunden sind nicht enthalten. Bisher {closedDeals, plural, one {ist erst # Probezeit oder Verlängerung} other {sind erst # Probezeiten und Verlängerungen}} ausgegangen. Verlass dich eher auf die Spanne als auf die Mitte.',
  inside: 'Vorhersagen, die stimmten',
  insideMeans: 'Wie viele der fälligen Vorhersagen zwischen P10 und P90 ausgingen. Auf Dauer sollten es 80% sein.',
  turnedOut: 'Bezahlte Abos: Vorhersage und was daraus wurde',
  due: 'Fällig',
})
