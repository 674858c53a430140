export interface Choice {
  account: string
  /** Picked with it. */
  file?: { id: string; title: string }
}

interface SignInPage {
  provider: string
  clientId: string
  scopes: readonly string[]
  choices: readonly Choice[]
}

/**
 * One page for signing in and for consent: a button for each account, or for each file that can be picked, and one to
 * refuse. Works without scripts.
 */
export function renderSignInPage({ provider, clientId, scopes, choices }: SignInPage): string {
  const buttons = choices.map(({ account, file }) => {
    const [value, words] = file
      ? [`${account} ${file.id}`, `Choose “${file.title}” of ${account}`]
      : [account, `Continue as ${account}`]
    return `<button name="choice" value="${escaped(value)}">${escaped(words)}</button>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign in to ${escaped(provider)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 28rem; margin: 10vh auto; padding: 0 1rem; color: #1b1f24 }
button { display: block; width: 100%; padding: .75rem; margin: .5rem 0; font: inherit; border: 1px solid #57606a; border-radius: 6px; background: #fff; color: inherit; cursor: pointer }
button[name=choice] { background: #0b57d0; border-color: #0b57d0; color: #fff }
li { overflow-wrap: anywhere }
</style>
</head>
<body>
<main>
<h1>${escaped(provider)}</h1>
<p>A local stand-in for the provider’s sign-in page. No data leaves this machine.</p>
<p><strong>${escaped(clientId)}</strong> asks for:</p>
<ul>${scopes.map((scope) => `<li>${escaped(scope)}</li>`).join('')}</ul>
<form method="post">
${buttons.join('\n')}
<button name="refuse" value="yes">Refuse</button>
</form>
</main>
</body>
</html>
`
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
