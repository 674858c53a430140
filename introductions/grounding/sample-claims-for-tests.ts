import { toClaims, type Fact } from './claim-words.rules.ts'
import type { Claim } from './claims.contract.ts'

export const you = { id: 'me', name: 'Ana Lima' }
export const kofi = { id: 'kofi', name: 'Kofi Mensah' }
export const meera = { id: 'meera', name: 'Meera Pillai' }
export const tunde = { id: 'tunde', name: 'Tunde Nwosu' }

const fact = (
  kind: Fact['kind'],
  subject: Fact['subject'],
  others: Fact['others'],
  values: Fact['values'],
  evidence: string,
): Fact => ({ kind, subject, others, values, evidenceIds: [evidence] })

/** One fact of each kind, about people who are known in different ways. */
export const sampleFacts: readonly Fact[] = [
  fact('asker', you, [], { company: 'Halyard' }, 'profile:me'),
  fact('self_description', you, [], { text: 'I build software for ports' }, 'profile:me/about'),
  fact('goal', you, [], { text: 'Meet ten heads of procurement' }, 'mission:1'),
  fact('works_at', kofi, [], { title: 'Operations lead', company: 'Greywatch' }, 'contacts:kofi'),
  fact('works_at', meera, [], { title: 'Chief Financial Officer', company: 'Sentrywell' }, 'contacts:meera'),
  fact('works_at', tunde, [], { company: 'Tandem Advisory' }, 'contacts:tunde'),
  fact('worked_at', tunde, [], { company: 'Northgate', since: 2015, until: 2018 }, 'work:tunde:northgate'),
  fact('based_in', meera, [], { place: 'Lisbon' }, 'contacts:meera/place'),
  fact(
    'worked_together',
    kofi,
    [meera],
    { company: 'Harmattan', isNow: false, since: 2019, until: 2021, people: 70 },
    'work:kofi:meera',
  ),
  fact('worked_together', tunde, [meera], { company: 'Calyx', isNow: true, since: 2023 }, 'work:tunde:meera'),
  fact('teammates', you, [tunde], {}, 'workspace:tunde'),
  fact('connected', you, [meera], { since: 2020 }, 'linkedin:me:meera'),
  fact('listed', kofi, [tunde], {}, 'contacts:kofi:tunde'),
  fact('messages', you, [kofi], { count: 136, on: '2026-11-02' }, 'mail:me:kofi'),
  fact('meetings', you, [kofi], { count: 4, on: '2026-09-14' }, 'calendar:me:kofi'),
  fact('last_contact', you, [kofi], { on: '2026-11-02' }, 'mail:me:kofi/last'),
  fact('in_touch', you, [kofi], { freshness: 'warm' }, 'mail:me:kofi/both'),
  fact('in_touch', kofi, [meera], { freshness: 'cooling' }, 'mail:kofi:meera'),
  fact('one_way', you, [meera], { freshness: 'dormant' }, 'mail:me:meera'),
  fact('seen_together', kofi, [meera], { count: 3, on: '2026-05-20' }, 'calendar:kofi:meera'),
  fact('said', you, [kofi], { familiarity: 'well' }, 'answer:me:kofi'),
  fact('confirmed', tunde, [kofi], {}, 'answer:tunde:kofi'),
  fact('denied', tunde, [meera], {}, 'answer:tunde:meera'),
  fact('asked', you, [kofi, meera], { on: '2026-11-03' }, 'request:1'),
  fact('answered', you, [kofi, meera], { reply: 'introduce', on: '2026-11-05' }, 'request:1/answer'),
  fact('introduced', you, [kofi, tunde], { on: '2026-10-08' }, 'request:2'),
  fact('meeting_booked', you, [tunde], { on: '2026-11-25' }, 'request:2/meeting'),
]

export const sampleClaims = (): Claim[] => toClaims(sampleFacts, you.id)
