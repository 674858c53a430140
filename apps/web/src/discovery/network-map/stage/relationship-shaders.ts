/** One tie is a ribbon along a curve; everything is reckoned in pixels, so that widths and dashes hold at any zoom. */
export const relationshipVertexShader = /* glsl */ `#version 300 es
precision highp sampler2D;
uniform sampler2D ties;
uniform int columns;
uniform int steps;
uniform int first;
uniform mat3 matrix;
uniform vec2 halfView;
uniform float thickness;
out float across;
out float along;
flat out vec3 edge;
flat out vec4 tint;

vec2 onScreen(vec2 point) {
  return (matrix * vec3(point, 1.0)).xy * halfView;
}

vec4 texelOf(int tie, int part) {
  return texelFetch(ties, ivec2((tie % columns) * 3 + part, tie / columns), 0);
}

void main() {
  int corners = steps * 2 + 4;
  int tie = first + gl_VertexID / corners;
  // The first and the last corner come twice: the empty triangles between them part one ribbon from the next.
  int corner = clamp(gl_VertexID % corners - 1, 0, corners - 3);
  vec4 startAndBend = texelOf(tie, 0);
  vec4 endAndLook = texelOf(tie, 1);
  vec2 look = endAndLook.zw;
  vec2 a = onScreen(startAndBend.xy);
  vec2 b = onScreen(startAndBend.zw);
  vec2 c = onScreen(endAndLook.xy);
  float t = float(corner / 2) / float(steps);
  vec2 point = mix(mix(a, b, t), mix(b, c, t), t);
  vec2 heading = mix(b - a, c - b, t);
  vec2 side = vec2(-heading.y, heading.x) / max(length(heading), 0.0001);
  float width = look.x * thickness;
  // Thinner than a pixel cannot be drawn; fainter can.
  float half_ = max(width, 1.0) * 0.5;
  across = (corner % 2 == 0 ? -1.0 : 1.0) * (half_ + 0.5);
  along = t * (length(b - a) + length(c - b) + length(c - a)) * 0.5;
  edge = vec3(half_, look.y, max(1.0, thickness));
  tint = texelOf(tie, 2);
  tint.a *= min(1.0, width);
  gl_Position = vec4((point + side * across) / halfView, 0.0, 1.0);
}`

export const relationshipFragmentShader = /* glsl */ `#version 300 es
precision mediump float;
in float across;
in float along;
flat in vec3 edge;
flat in vec4 tint;
out vec4 pixel;

void main() {
  float alpha = tint.a * clamp(edge.x + 0.5 - abs(across), 0.0, 1.0);
  if (edge.y > 1.5) alpha *= step(mod(along, 5.0 * edge.z), 2.0 * edge.z);
  else if (edge.y > 0.5) alpha *= step(mod(along, 9.0 * edge.z), 5.5 * edge.z);
  pixel = vec4(tint.rgb * alpha, alpha);
}`
