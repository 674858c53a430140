export interface Email {
  from: string
  to: string[]
  daysAgo: number
}

/** A mailbox file with these emails, in this order. */
export const mailbox = (emails: Email[]): string =>
  emails
    .map(({ from, to, daysAgo }, i) => {
      const date = new Date(Date.now() - daysAgo * 86_400_000).toUTCString()
      const head = `From - ${date.replace(/,/, '').replace(' GMT', '')}`
      const date822 = date.replace('GMT', '+0000')
      return [
        head,
        `From: ${from}`,
        `To: ${to.join(', ')}`,
        `Date: ${date822}`,
        `Message-ID: <${i}@x>`,
        '',
        '.',
        '',
      ].join('\n')
    })
    .join('\n')
