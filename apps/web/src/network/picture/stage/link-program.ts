const compile = (gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader => {
  const shader = gl.createShader(kind)
  if (!shader) throw new Error('No shader could be made')
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  return shader
}

export const linkProgram = (gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram => {
  const program = gl.createProgram()
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertex))
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragment))
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(`The picture cannot be drawn: ${gl.getProgramInfoLog(program) ?? 'no reason given'}`)
  return program
}
