'use strict';
// Runs in a worker thread, because reading a PDF blocks its thread for as long as it takes.
// Plain JavaScript, so that it runs as it stands both from the sources and from the build.
const { parentPort, workerData } = require('node:worker_threads');
const { PDFParse } = require('pdf-parse');

/** Whether letters are bold is known only once a page has been prepared for drawing, which is dear: not for every page. */
const MOST_PAGES_DRAWN = 40;

async function open() {
  // `load` gives pdf-parse's own pdfjs, so that there is one pdfjs in the process.
  const parser = new PDFParse({ data: new Uint8Array(workerData), verbosity: 0 });
  return parser.load();
}

/** Remembers the look of each font by its name in the document. */
class Fonts {
  #looks = new Map();
  #drawn = 0;

  async learn(page, names) {
    if (names.every((name) => this.#looks.has(name)) || this.#drawn >= MOST_PAGES_DRAWN) return;
    this.#drawn += 1;
    await page.getOperatorList();
    for (const name of names) {
      const font = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
      const called = font?.name ?? '';
      const bold = font?.bold === true || font?.black === true || /bold|black|heavy|demi/i.test(called);
      const italic = font?.italic === true || /italic|oblique/i.test(called);
      this.#looks.set(name, (bold ? 1 : 0) + (italic ? 2 : 0));
    }
  }

  look(name) {
    return this.#looks.get(name) ?? 0;
  }
}

/** Per text: x, baseline, width, size, look (1 bold, 2 italic, 4 not level). */
function place(item, view, look) {
  const [a, b, , , e, f] = item.transform;
  const x = view[0] * e + view[2] * f + view[4];
  const baseline = view[1] * e + view[3] * f + view[5];
  const along = view[0] * a + view[2] * b;
  const down = view[1] * a + view[3] * b;
  const level = along > 0 && Math.abs(down) < 0.1 * along;
  const size = Math.hypot(item.transform[2], item.transform[3]) || item.height;
  return [x, baseline, item.width, size, look + (level ? 0 : 4)];
}

async function readPage(document, number, fonts) {
  const page = await document.getPage(number);
  const { items, styles } = await page.getTextContent();
  const written = items.filter(({ str }) => str !== undefined && str.trim() !== '');
  await fonts.learn(page, written.length === 0 ? [] : Object.keys(styles));
  const view = page.getViewport({ scale: 1 });
  const places = Float64Array.from(written.flatMap((item) => place(item, view.transform, fonts.look(item.fontName))));
  page.cleanup();
  return { number, of: document.numPages, height: view.height, texts: written.map(({ str }) => str), places };
}

/** One page for each time it is asked, one after another: a reader that falls behind is not flooded. */
async function serve() {
  const document = await open();
  const fonts = new Fonts();
  let number = 0;
  let turn = Promise.resolve();
  const answer = async () => {
    number += 1;
    if (number > document.numPages) parentPort.postMessage({ end: true });
    else {
      const page = await readPage(document, number, fonts);
      parentPort.postMessage(page, [page.places.buffer]);
    }
  };
  parentPort.on('message', () => {
    turn = turn.then(answer).catch(fail);
  });
}

function fail(error) {
  parentPort.postMessage({ problem: error.name === 'PasswordException' ? 'encrypted' : error.message });
}

serve().catch(fail);
