const entity = /&#(\d+);/g
const decode = (text: string): string => text.replace(entity, (_, code: string) => String.fromCharCode(Number(code)))

/** Everything between angle brackets is ours: what people typed has none. */
const tag = /<(\/?)([a-z!]+)([^>]*)>/gi

interface Tag {
  tag: string
  style: Record<string, string>
  /** Names of what is declared on it; `display` with its value. */
  properties: string[]
}

const readStyle = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter((one) => one.includes(':'))
      .map((one) => [
        one.slice(0, one.indexOf(':')).trim(),
        one
          .slice(one.indexOf(':') + 1)
          .replace('!important', '')
          .trim(),
      ]),
  )

/** The elements of a mail, in order. */
export const tagsIn = (html: string): Tag[] =>
  [...html.matchAll(tag)]
    .filter(([, closes]) => closes === '')
    .map(([, , name = '', attributes = '']) => {
      const style = readStyle(/ style="([^"]*)"/.exec(attributes)?.[1] ?? '')
      const properties = Object.entries(style).map(([key, value]) => (key === 'display' ? `display:${value}` : key))
      return { tag: name.toLowerCase(), style, properties }
    })

/** What the style element declares, by selector. */
export const declarationsIn = (html: string): Record<string, Record<string, string>> => {
  const [, rules = ''] = /<style>@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/s.exec(html) ?? []
  return Object.fromEntries(
    [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, on = '', how = '']) => [on, readStyle(how)]),
  )
}

export const linksIn = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => decode(href))

/** The links that we wrote: after a label, or on a line of their own. */
export const linksInText = (text: string): string[] =>
  [...text.matchAll(/(?:^ {2}|: )(https:\/\/wellmet\.example\/\S+)$/gm)].map(([, href = '']) => href)

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

export const wordsInHtml = (html: string): string[] =>
  wordsOf(decode(html.replace(/<title>.*?<\/title>|<style>.*?<\/style>/gs, '').replaceAll(tag, ' ')))

export const wordsInText = (text: string): string[] =>
  wordsOf(text.replaceAll(/(?<=^ {2}|: )https:\/\/wellmet\.example\/\S+$/gm, ''))

const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (color: string): number => {
  const [red = '', green = '', blue = ''] = color.slice(1).match(/../g) ?? []
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
}

/** As WCAG counts it: 4.5 is enough for text. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
