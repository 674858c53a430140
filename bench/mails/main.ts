import { mkdirSync } from 'node:fs'
import { describeMachine } from '../ground/machine.ts'
import { writeSamples, type WrittenSample } from '../../tests/mails/written-mails.ts'
import { usual } from '../../tests/mails/mail-samples.ts'
import { languages } from '@wellmet/platform/messages/locale.ts'
import { openChromium } from '../../tools/product/open-chromium.ts'
import { compareWords, photographMail } from './photograph-mail.ts'
import { postSamples } from './post-samples.ts'
import { scoreMails } from './score-mails.ts'

/**
 * Every mail that the product sends, as a mail server gets it: its size, what SpamAssassin says of it with a DKIM
 * signature that it can check, and whether a browser shows the words of the plain part. With a folder it leaves pictures
 * of all renderings there: npm run measure:mails -- /tmp/mails
 */
const folder = process.argv[2]
const mostPoints = 1

console.log(`npm run measure:mails\n${describeMachine()}\n`)
const samples: (WrittenSample & { label: string })[] = languages.flatMap((language) =>
  writeSamples(language, usual).map((sample) => ({ ...sample, label: `${sample.name} (${language})` })),
)
const posted = await postSamples(samples)
const scores = await scoreMails(posted)
const browser = await openChromium()
const otherWords: string[] = []
try {
  if (folder) mkdirSync(folder, { recursive: true })
  for (const sample of samples) {
    if (!(await compareWords(browser, sample))) otherWords.push(sample.label)
    if (folder) await photographMail(browser, sample, `${folder}/${sample.label.replace(/ \((\w+)\)/, '-$1')}`)
  }
} finally {
  await browser.close()
}

console.log('mail | all bytes | HTML bytes | points | rules\n--- | ---: | ---: | ---: | ---')
samples.forEach(({ label, html }, at) => {
  const { points, rules } = scores[at]!
  console.log([label, posted[at]!.length, Buffer.byteLength(html), points.toFixed(1), rules.join(' ')].join(' | '))
})
const worst = Math.max(...scores.map(({ points }) => points))
const unsigned = scores.filter(({ rules }) => !rules.includes('DKIM_VALID_AU')).length
console.log(
  `\nMost points: ${worst.toFixed(1)} (at most ${mostPoints}). Without a valid signature of the sender: ${unsigned}.`,
)
console.log(`Shown in other words than the plain part: ${otherWords.length === 0 ? 'none' : otherWords.join(', ')}.`)
if (worst > mostPoints || unsigned > 0 || otherWords.length > 0) process.exitCode = 1
