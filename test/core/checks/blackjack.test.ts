import { runTables } from '../../support/rounds/run-tables';

runTables('blackjack');
