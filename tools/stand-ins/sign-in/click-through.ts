interface Choice {
  /** Left out: the first account on the page. */
  account?: string
  /** The id of a file that is picked; left out: the first one. */
  file?: string
  refuse?: boolean
  /** Those of a browser that was here before. */
  cookies?: Map<string, string>
}

/**
 * Opens the sign-in page as a browser would, presses a button on it and follows the redirects. Returns the address at
 * the client that the provider leads back to, without opening it.
 */
export async function clickThrough(authorizationUrl: string | URL, choice: Choice = {}): Promise<URL> {
  const { origin } = new URL(authorizationUrl)
  const cookies = choice.cookies ?? new Map<string, string>()

  async function open(url: URL, form?: URLSearchParams): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (value) cookies.set(name!, value)
      else cookies.delete(name!)
    }
    return response
  }

  let url = new URL(authorizationUrl)
  let form: URLSearchParams | undefined
  for (let steps = 0; steps < 10; steps += 1) {
    const response = await open(url, form)
    form = undefined
    const location = response.headers.get('location')
    if (location) {
      await response.body?.cancel()
      url = new URL(location, url)
      if (url.origin !== origin) return url
      continue
    }
    const page = await response.text()
    if (response.status !== 200) throw new Error(`The sign-in page answered ${response.status}: ${page.slice(0, 500)}`)
    const choices = [...page.matchAll(/name="choice" value="([^"]+)"/g)].map(([, value = '']) => value)
    const chosen = choices.find((value) => isChosen(value, choice))
    if (chosen === undefined && !choice.refuse) throw new Error(`That cannot be chosen: ${page.slice(0, 500)}`)
    form = new URLSearchParams(choice.refuse ? { refuse: 'yes' } : { choice: chosen ?? '' })
  }
  throw new Error('The sign-in does not come to an end.')
}

function isChosen(value: string, { account, file }: Choice): boolean {
  const [ofAccount, ofFile] = value.split(' ')
  return (account ?? ofAccount) === ofAccount && (file ?? ofFile) === ofFile
}
