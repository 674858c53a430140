import { addDays } from '@wellmet/platform/values/days.rules.ts'
export interface Email {
  from: string
  to: string[]
  daysAgo: number
}

/** A mailbox file with these emails, in this order. */
export const mailbox = (emails: Email[]): string =>
  emails
    .map(({ from, to, daysAgo }, i) => {
      const date = addDays(new Date(), -daysAgo).toUTCString()
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
