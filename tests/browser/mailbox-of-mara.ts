import { addDays } from '@wellmet/platform/values/days.rules.ts'

const mail = (from: string, to: string[], daysAgo: number): string => {
  const at = addDays(new Date(), -daysAgo).toUTCString()
  const id = `${from.length}-${to.join('').length}-${daysAgo}@example.net`
  return [
    `From x ${at}`,
    `Message-ID: <${id}>`,
    `Date: ${at}`,
    `From: ${from}`,
    `To: ${to.join(', ')}`,
    '',
    'text',
    '',
  ].join('\n')
}

const [me, ana, joost] = [
  'Mara Lind <mara@example.com>',
  'Ana Ribeiro <ana@northgate.example>',
  'Joost de Wit <joost@kade.example>',
]
/** Mara and Ana write to each other; Joost was only ever copied in. */
export const mailbox = [3, 9, 16, 30, 44]
  .flatMap((daysAgo) => [mail(me, [ana, ...(daysAgo > 9 ? [joost] : [])], daysAgo), mail(ana, [me], daysAgo - 1)])
  .join('\n')
