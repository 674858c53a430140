import { translationFindings } from '../check/translations.ts'

/** Lists what each language lacks, by file and key, with the English: npm run messages:missing */
const findings = await translationFindings()
console.log(findings.length === 0 ? 'Every message is translated.' : findings.join('\n'))
process.exitCode = findings.length === 0 ? 0 : 1
