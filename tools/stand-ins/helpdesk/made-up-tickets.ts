/** A ticket as its helpdesk knows it. */
export interface MadeUpTicket {
  id: number
  subject: string
  status: 'new' | 'open' | 'pending' | 'hold' | 'solved' | 'closed'
  requester: { id: number; name: string; email: string }
  /** The organization of the requester; null for somebody on their own. */
  organization: { id: number; name: string; domains: string[] } | null
  externalId: string | null
  createdAt: Date
  updatedAt: Date
}

export interface MadeUpHelpdesk {
  tickets: MadeUpTicket[]
  open(
    ticket: Partial<MadeUpTicket> & { email: string; name?: string; company?: string; domain?: string },
  ): MadeUpTicket
}

const minute = 60_000

/** Every fifth is open. Companies have three tickets each, and every seventh ticket is of nobody's company. */
export function makeUpHelpdesk({ tickets: count = 0, now = new Date() } = {}): MadeUpHelpdesk {
  const tickets: MadeUpTicket[] = []
  const helpdesk: MadeUpHelpdesk = {
    tickets,
    open({ email, name = email, company, domain, ...rest }) {
      const id = 35_000 + tickets.length
      const at = rest.createdAt ?? now
      const ticket: MadeUpTicket = {
        id,
        subject: `Question ${id}`,
        status: 'open',
        requester: { id: 900_000 + tickets.length, name, email },
        organization:
          company === undefined ? null : { id: numberOf(company), name: company, domains: domain ? [domain] : [] },
        externalId: null,
        createdAt: at,
        updatedAt: new Date(),
        ...rest,
      }
      tickets.push(ticket)
      return ticket
    },
  }
  for (let n = 0; n < count; n += 1) {
    const company = Math.floor(n / 3)
    helpdesk.open({
      email: `person${n}@customer${company}.example`,
      name: `Person ${n} Customer`,
      ...(n % 7 === 0 ? {} : { company: `Customer ${company}`, domain: `customer${company}.example` }),
      status: n % 5 === 0 ? 'open' : 'solved',
      createdAt: new Date(now.getTime() - (count - n) * 60 * minute),
      updatedAt: new Date(now.getTime() - (count - n) * 60 * minute),
    })
  }
  return helpdesk
}

const numberOf = (company: string): number =>
  500_000 + Array.from(company).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 400_000, 0)
