import { createObserved } from '../observed.ts';

/** A camera of the machine itself. `none`: there is none, or the person does not let us. */
export type CameraState = { kind: 'off' | 'asked' | 'none' } | { kind: 'on'; stream: MediaStream };

const cameraState = createObserved<CameraState>({ kind: 'off' });
let isWanted = false;

export const camera = { read: cameraState.read, subscribe: cameraState.subscribe };

/** Phones open their own camera, which takes better photos than a page does. */
function hasOwnCamera(): boolean {
  return !matchMedia('(pointer: fine)').matches;
}

function devices(): MediaDevices | undefined {
  return hasOwnCamera() ? undefined : (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
}

/** Opens the camera, which may ask the person first. */
export async function openCamera(): Promise<CameraState> {
  const found = devices();
  isWanted = true;
  if (found === undefined) cameraState.write({ kind: 'none' });
  if (found === undefined || cameraState.read().kind !== 'off') return cameraState.read();
  cameraState.write({ kind: 'asked' });
  try {
    const video = { width: { ideal: 1_600 }, height: { ideal: 1_200 }, facingMode: 'environment' };
    const stream = await found.getUserMedia({ video });
    cameraState.write({ kind: 'on', stream });
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => cameraState.write({ kind: 'off' }));
    if (!isWanted) closeCamera();
  } catch {
    cameraState.write({ kind: 'none' });
  }
  return cameraState.read();
}

/** Opens it unasked where the person has said yes before. */
export async function openKnownCamera(): Promise<void> {
  if (devices() === undefined) {
    cameraState.write({ kind: 'none' });
    return;
  }
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    if (state === 'granted') await openCamera();
  } catch {
    // A browser that does not say asks when the camera is wanted.
  }
}

/** The light of the camera goes out. */
export function closeCamera(): void {
  isWanted = false;
  const state = cameraState.read();
  if (state.kind !== 'on') return;
  for (const track of state.stream.getTracks()) track.stop();
  cameraState.write({ kind: 'off' });
}
