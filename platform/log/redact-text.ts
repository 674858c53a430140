const gone = '[redacted]'
const longest = 16_384

// Every repetition is bounded or over one character class: these run on text that strangers wrote.
const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b(bearer|dpop)\s{1,4}[\w.~+/=-]{8,}/gi, `$1 ${gone}`],
  [/\b(Basic)\s{1,4}[A-Za-z0-9+/=]{12,}/g, `$1 ${gone}`],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, gone],
  [/(:\/\/[^\s/:@"\\]{0,256}):[^\s/@"\\]{1,1024}@/g, `$1:${gone}@`],
  [/((?:cookie|authorization)["'\\]{0,2}\s{0,4}[=:]\s{0,4}["'\\]{0,2})[^"'\\\r\n]+/gi, `$1${gone}`],
  [
    /((?:token|secret|password|passwd|passphrase|api[_-]?key|code_verifier)["'\\]{0,2}\s{0,4}[=:]\s{0,4}["'\\]{0,2})(?!\[redacted\])[^\s"'\\&,;})\]]+/gi,
    `$1${gone}`,
  ],
]

// Almost no text holds any of these, and one pass is cheaper than six: it halves the cost of a line.
const hint = /bearer|dpop|basic|eyJ|:\/\/|cookie|authorization|token|secret|passw|passphrase|api[_-]?key|code_verifier/i

/** Takes credentials out of free text: messages, stacks, addresses with query strings, JSON inside strings. */
export function redactText(text: string): string {
  let clean = text.length > longest ? `${text.slice(0, longest)}…` : text
  if (!hint.test(clean)) return clean
  for (const [pattern, replacement] of patterns) clean = clean.replace(pattern, replacement)
  return clean
}
