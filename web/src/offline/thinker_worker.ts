// Another copy of the program, which only thinks: first comes the module, then questions.
import { Program } from "./program";

let program: Program | null = null;
self.onmessage = ({ data }: MessageEvent<WebAssembly.Module | Uint8Array>) => {
  if (data instanceof WebAssembly.Module) program = new Program(data);
  else if (program !== null) self.postMessage(program.think(data));
};
