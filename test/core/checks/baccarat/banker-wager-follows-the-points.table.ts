import { handWagerTable } from '../../../support/rounds/hand-wager-table';

handWagerTable('banker', { winnings: 950, clauses: { win: '5.1.2.1', lose: '5.1.2.2', push: '5.1.2.3' } });
