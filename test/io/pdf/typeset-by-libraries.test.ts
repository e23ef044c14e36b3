import { describeOfficial } from '../../support/official-texts';
import { typesetByPdfLib } from '../../support/typeset/pdf-lib';
import { typesetByPdfkit } from '../../support/typeset/pdfkit';
import { expectSameTree, HEAD, TYPESET } from './read-print';

const producers = {
  'pdfkit, one justified column': typesetByPdfkit,
  'pdf-lib, two hyphenated columns': typesetByPdfLib,
} as const;

for (const instrument of TYPESET)
  describeOfficial(instrument, `${instrument} in print`, (text) => {
    test.each(Object.entries(producers))('by %s gives the tree of its text', async (producer, typeset) => {
      await expectSameTree(instrument, producer, text(), await typeset(text(), HEAD));
    });
  });
