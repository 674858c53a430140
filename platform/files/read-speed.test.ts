import { expect, test } from 'vitest'
import { referenceSeconds } from '../../tests/own-time.ts'
import { temporaryFile } from './files-for-tests.ts'
import { costOfReading } from './reading-cost-for-tests.ts'
import { writeZip } from './zip-for-tests.ts'

const url = (index: number) => `https://www.linkedin.com/in/person-${index}-46abb${index}`
const contact = (_: unknown, index: number) =>
  `Given${index},"Family${index}, PhD",${url(index)},,"Company ${index % 4_000}, Ltd","Head of Thing ${index % 90}",${String((index % 28) + 1).padStart(2, '0')} Feb 2024`
const text = 'It was good to meet you at the harbour, and ""thank you"" for the introduction to the others. '.repeat(4)
const message = (_: unknown, index: number) => {
  const other = [`Given${index % 9_000} Family${index % 9_000}, PhD`, url(index % 9_000)]
  const me = ['Maya Fernandez', url(0)]
  const [from, to] = index % 2 ? [other, me] : [me, other]
  const minute = new Date(1.6e12 + index * 60_000).toISOString()
  const at = `${minute.slice(0, 10)} ${minute.slice(11, 19)} UTC`
  return `"2-${index % 9_000}","","${from[0]}","${from[1]}","${to[0]}","${to[1]}","${at}","","${text}${index}","INBOX","","No","No"`
}

test('thirty thousand contacts and a hundred thousand messages are read in a few seconds', async () => {
  const path = writeZip(temporaryFile('export.zip'), [
    { name: 'Profile.csv', content: 'First Name,Last Name,Headline\nMaya,Fernandez,\n' },
    {
      name: 'Connections.csv',
      content: [
        'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
        ...Array.from({ length: 30_000 }, contact),
      ].join('\n'),
    },
    {
      name: 'messages.csv',
      content: [
        '"CONVERSATION ID","CONVERSATION TITLE","FROM","SENDER PROFILE URL","TO","RECIPIENT PROFILE URLS","DATE","SUBJECT","CONTENT","FOLDER","ATTACHMENTS","IS MESSAGE DRAFT","IS CONVERSATION DRAFT"',
        ...Array.from({ length: 100_000 }, message),
      ].join('\n'),
    },
  ])
  const [cost] = await costOfReading([path])
  expect(cost!.counts).toEqual({ profile: 1, contact: 30_000, message: 100_000 })
  // About 100 times the reference on two quiet cores.
  expect(cost!.cpuSeconds / referenceSeconds()).toBeLessThan(300)
  expect(cost!.extraMegabytes).toBeLessThan(150)
})
