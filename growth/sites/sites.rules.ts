import { sitesMessages as m } from './sites.messages.ts'

export const scriptPath = '/api/growth/site.js'

export const formKinds = ['contact', 'newsletter', 'waitlist', 'demo'] as const
export type FormKind = (typeof formKinds)[number]

/** Filled in by programs alone: people do not see the field. */
export const trapField = 'website'

const fields = {
  contact: ['name', 'email', 'company', 'message'],
  newsletter: ['email'],
  waitlist: ['name', 'email', 'company'],
  demo: ['name', 'email', 'company', 'message'],
} as const satisfies Record<FormKind, readonly string[]>

const titles = { contact: m.contactForm, newsletter: m.newsletterForm, waitlist: m.waitlistForm, demo: m.demoForm }
export const wordings = {
  contact: m.contactWording,
  newsletter: m.newsletterWording,
  waitlist: m.waitlistWording,
  demo: m.demoWording,
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const snippetOf = (publicUrl: string, key: string): string =>
  `<script async src="${escapeHtml(new URL(scriptPath, publicUrl).href)}" data-site="${key}"></script>`

const inputOf = (name: 'name' | 'email' | 'company' | 'message'): string => {
  const label = escapeHtml(m[name]())
  if (name === 'message')
    return `  <p><label>${label}<br><textarea name="message" maxlength="2000"></textarea></label></p>`
  const needed = name === 'email' ? ' required' : ''
  return `  <p><label>${label}<br><input name="${name}" type="${name === 'email' ? 'email' : 'text'}" maxlength="120"${needed}></label></p>`
}

/** A form that a browser can send by itself. What it says beside the box is sent along and stored with the consent. */
export function formOf(publicUrl: string, key: string, kind: FormKind): { name: string; title: string; html: string } {
  const wording = escapeHtml(wordings[kind]())
  const action = escapeHtml(new URL(`/api/leads/${kind}`, publicUrl).href)
  const lines = [
    `<form method="post" action="${action}">`,
    `  <input type="hidden" name="site" value="${key}">`,
    `  <input type="hidden" name="wording" value="${wording}">`,
    `  <p hidden><label>${escapeHtml(m.leaveEmpty())} <input name="${trapField}" tabindex="-1" autocomplete="off"></label></p>`,
    ...fields[kind].map(inputOf),
    `  <p><label><input type="checkbox" name="consent" value="yes" required> ${wording}</label></p>`,
    `  <p><button>${escapeHtml(m.send())}</button></p>`,
    '</form>',
  ]
  return { name: kind, title: titles[kind](), html: lines.join('\n') }
}
