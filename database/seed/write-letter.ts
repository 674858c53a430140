export interface Letter {
  at: Date
  from: string
  to: string
  cc?: string
  id: string
  headers?: readonly string[]
}

/** The headers of one message; there is nothing to read below them. */
export function writeLetter({ at, from, to, cc, id, headers = [] }: Letter): string {
  const [weekday, day, month, year, time] = at.toUTCString().split(/,? /) as [string, string, string, string, string]
  return [
    `From - ${weekday} ${month} ${day} ${time} ${year}`,
    `From: ${from}`,
    `To: ${to}`,
    ...(cc === undefined ? [] : [`Cc: ${cc}`]),
    `Date: ${weekday}, ${day} ${month} ${year} ${time} +0000`,
    `Message-ID: <${id}>`,
    ...headers,
    '',
    '',
    '',
  ].join('\n')
}

export const mailbox = ({ name, email }: { name: string; email: string }): string => `${phrase(name)} <${email}>`

/** Headers are ASCII; what is not is encoded (RFC 2047). */
const phrase = (name: string): string =>
  /^[\x20-\x7e]*$/.test(name) ? `"${name}"` : `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`
