import type { Random } from '../../../database/seed/random.ts'
import type { Address } from './made-up-people.ts'

export type AutomaticKind = 'newsletter' | 'notification' | 'bulk' | 'bounce' | 'automatic reply' | 'mailing list'

interface AutomaticMail {
  kind: AutomaticKind
  folder: 'inbox' | 'newsletters'
  from: Address
  to: Address[]
  subject: string
  extraHeaders: [name: string, value: string][]
}

const newsletters = ['tuesdayledger', 'foundersweekly', 'harbourhotel', 'growthdigest']
const services = ['payroll', 'calendar', 'tracker', 'invoices', 'status']

/** Mail that no person wrote to the owner: it must never make a relationship. Each kind gives itself away by another header. */
export function automatic(random: Random, { self, them }: { self: Address; them: Address }): AutomaticMail {
  const roll = random.next()
  const to = [self]
  if (roll < 0.42) {
    const name = random.pick(newsletters)
    const from = { name: `The ${name}`, address: `hello@${name}.example` }
    const extraHeaders: [string, string][] = [
      ['List-Unsubscribe', `<mailto:off@${name}.example>, <https://${name}.example/off>`],
      ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
    ]
    return { kind: 'newsletter', folder: 'newsletters', from, to, subject: 'This week', extraHeaders }
  }
  if (roll < 0.72) {
    const name = random.pick(services)
    const address = random.chance(0.5) ? `no-reply@${name}.example` : `notifications@${name}.example`
    const extraHeaders: [string, string][] = [['Auto-Submitted', 'auto-generated']]
    return { kind: 'notification', folder: 'inbox', from: { name, address }, to, subject: 'Your report', extraHeaders }
  }
  if (roll < 0.82) {
    const from = { name: 'Harbour Hotel', address: 'offers@harbourhotel.example' }
    const extraHeaders: [string, string][] = [['Precedence', 'bulk']]
    return { kind: 'bulk', folder: 'inbox', from, to, subject: 'Rooms from 79', extraHeaders }
  }
  if (roll < 0.86) {
    const from = { name: 'Mail Delivery Subsystem', address: 'mailer-daemon@mail.example' }
    const extraHeaders: [string, string][] = [
      ['Return-Path', '<>'],
      ['Auto-Submitted', 'auto-replied'],
    ]
    return { kind: 'bounce', folder: 'inbox', from, to, subject: 'Delivery failed', extraHeaders }
  }
  if (roll < 0.95) {
    // From a real person's address, and yet no person wrote it.
    const extraHeaders: [string, string][] = [
      ['Auto-Submitted', 'auto-replied'],
      ['Precedence', 'auto_reply'],
    ]
    return { kind: 'automatic reply', folder: 'inbox', from: them, to, subject: 'Out of office', extraHeaders }
  }
  const list = { name: 'Founders', address: 'founders@lists.example' }
  const extraHeaders: [string, string][] = [
    ['List-Id', '<founders.lists.example>'],
    ['Precedence', 'list'],
  ]
  return { kind: 'mailing list', folder: 'inbox', from: them, to: [list], subject: '[founders] Hello', extraHeaders }
}
