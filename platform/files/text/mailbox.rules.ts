const ignoresDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address: what follows a plus sign, and dots at Gmail, make no other mailbox. */
export function mailboxOf(address: string): string {
  const written = address.trim().toLowerCase()
  const at = written.lastIndexOf('@')
  if (at < 1) return written
  const [local, domain] = [written.slice(0, at), written.slice(at + 1)]
  const untagged = local.replace(/(?<=.)\+.*$/, '')
  return `${ignoresDots.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`
}
