import { parseArgs } from 'node:util'
import { createOutbound } from '@wellmet/platform/outbound/outbound.ts'
import { probeModel } from '@wellmet/introductions/language-model/probe-model.ts'
import { Dialect } from '@wellmet/introductions/language-model/language-model.contract.ts'

/**
 * Tries a language model as connecting it would, without a database and without telling it about anybody:
 *   ASSISTANT_PROBE_KEY=… npm run assistant:probe -- --url https://api.openai.com/v1 --model gpt-5-mini
 *   npm run assistant:probe -- --url http://127.0.0.1:11434/v1 --model llama3.2
 *   … --dialect anthropic
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    model: { type: 'string' },
    dialect: { type: 'string', default: 'openai' },
    timeout: { type: 'string', default: '40000' },
  },
})
const dialect = Dialect.safeParse(values.dialect)
const timeoutMs = Number(values.timeout)
if (!values.url || !URL.canParse(values.url) || !values.model || !dialect.success || !(timeoutMs > 0)) {
  console.error('Usage: npm run assistant:probe -- --url URL --model NAME [--dialect openai|anthropic] [--timeout MS]')
  process.exit(2)
}
const outbound = createOutbound()
// Never as an argument: other users of the machine see those.
const key = process.env['ASSISTANT_PROBE_KEY'] ?? null
const address = { dialect: dialect.data, url: values.url, model: values.model, key }
const tries = await probeModel({ outbound, origins: [new URL(values.url).origin], timeoutMs }, address)
for (const { way, outcome, ms, usage } of tries) {
  const tokens = usage === null ? 'no tokens told' : `${usage.inputTokens} tokens in, ${usage.outputTokens} out`
  console.log(`${way.answerForm.padEnd(6)} ${way.limitField.padEnd(22)} ${outcome.padEnd(15)} ${ms} ms, ${tokens}`)
}
const works = tries.some(({ outcome }) => outcome === 'answered')
console.log(works ? 'This model can be connected.' : 'This model cannot be connected as it answers now.')
await outbound.close()
process.exitCode = works ? 0 : 1
