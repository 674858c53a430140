import { largestDisc } from '../layout/person-at.ts'

/**
 * A disc with a rim, as one point: renderers without a graphics card are slow at instances, one for
 * each person. Far away it is all rim, so that its warmth is seen; near by it opens like a portrait.
 */
export const discVertexShader = /* glsl */ `#version 300 es
in vec4 a_rim;
in vec4 a_fill;
in vec2 a_position;
in float a_size;
uniform mat3 u_matrix;
uniform float u_sizeRatio;
uniform float u_pixelRatio;
flat out vec4 rim;
flat out vec4 fill;
flat out float radius;
const float bias = 255.0 / 254.0;

void main() {
  // A hidden person has no size: out of the frame with them.
  if (a_size == 0.0) {
    gl_Position = vec4(2.0, 2.0, 0.0, 1.0);
    return;
  }
  radius = clamp(a_size / u_sizeRatio, 1.2, ${largestDisc}.0);
  rim = vec4(a_rim.rgb, a_rim.a * bias);
  fill = vec4(a_fill.rgb, a_fill.a * bias);
  gl_Position = vec4((u_matrix * vec3(a_position, 1.0)).xy, 0.0, 1.0);
  gl_PointSize = (radius + 0.5) * 2.0 * u_pixelRatio;
}`

export const discFragmentShader = /* glsl */ `#version 300 es
precision mediump float;
flat in vec4 rim;
flat in vec4 fill;
flat in float radius;
out vec4 pixel;

void main() {
  float reach = length(gl_PointCoord - 0.5) * (radius + 0.5) * 2.0;
  pixel = rim;
  if (radius > 4.5) {
    float width = clamp(radius * 0.16, 1.4, 4.0);
    pixel = mix(rim, fill, clamp(radius - width - reach + 0.5, 0.0, 1.0) * smoothstep(4.5, 8.0, radius));
  }
  pixel *= clamp(radius - reach + 0.5, 0.0, 1.0);
}`
