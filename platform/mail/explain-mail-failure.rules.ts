interface Failure {
  code?: string
  message?: string
}

/** What to change, for an operator whose mail server cannot be used. Libraries say "wrong version number" instead. */
export function explainMailFailure(url: string, { code = '', message = '' }: Failure): string {
  const { protocol, hostname, port } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const at = port === '' ? (isSecure ? '465' : '587') : port
  const address = `${hostname}:${at}`
  if (/wrong version number/i.test(message)) return `port ${at} speaks STARTTLS, use smtp:// instead of smtps://`
  if (!isSecure && /greeting never received/i.test(message))
    return `port ${at} said nothing: it probably speaks TLS from the start, use smtps:// instead of smtp://`
  if (code === 'EAUTH') return `${address} refuses the user name or the password of SMTP_URL: ${message}`
  if (code === 'ETLS' || /STARTTLS/.test(message))
    return `${address} offers no STARTTLS. If the network to it is private, name ${hostname} in PLAINTEXT_HOSTS`
  if (/certificate|self-signed|altnames/i.test(message))
    return `the certificate of ${address} is not trusted: ${message}. NODE_EXTRA_CA_CERTS names the file of your own authority`
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return `there is no host ${hostname}`
  if (/ECONNREFUSED/.test(message)) return `nobody listens at ${address}`
  return `${address}: ${message}`
}
